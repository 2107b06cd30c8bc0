package com.example.storage;

import com.google.inject.Guice;
import com.google.inject.Inject;
import com.google.inject.Module;
import com.google.inject.Singleton;
import com.google.inject.util.Modules;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.raidbench.api.fault.Fault;
import org.raidbench.api.fault.FaultsException;
import org.raidbench.core.assembly.RaidbenchModule;
import org.raidbench.core.bench.CaseEngine;

/**
 * Gives advice over HTTP: {@code /rank?level=raid5&read=70&p99ms=2}. Raidbench is part of this
 * program's injector, and runs its cases with an engine that remembers them.
 */
public final class AdviceServer {
  private final Advice advice;

  @Inject
  AdviceServer(Advice advice) {
    this.advice = advice;
  }

  /** The bindings of this program: Raidbench's, one of them another. */
  static Module module() {
    return Modules.override(new RaidbenchModule())
        .with(
            binder ->
                binder.bind(CaseEngine.class).to(RememberingEngine.class).in(Singleton.class));
  }

  public static void main(String[] args) throws IOException {
    HttpServer server = Guice.createInjector(module()).getInstance(AdviceServer.class).listen(8080);
    System.out.println("http://localhost:" + server.getAddress().getPort() + "/rank?level=raid5");
  }

  /** Begins to listen. Each request may use all processors; the next waits. */
  HttpServer listen(int port) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext("/rank", this::rank);
    server.setExecutor(Executors.newSingleThreadExecutor());
    server.start();
    return server;
  }

  private void rank(HttpExchange exchange) throws IOException {
    Map<String, String> asked = parameters(exchange.getRequestURI());
    try {
      long millis = Long.parseLong(asked.getOrDefault("p99ms", "10"));
      String text =
          advice
              .rank(
                  asked.getOrDefault("level", "raid5"),
                  asked.getOrDefault("read", "70"),
                  Duration.ofMillis(millis))
              .text();
      answer(exchange, 200, text);
    } catch (FaultsException e) {
      answer(
          exchange,
          400,
          e.faults().stream().map(Fault::message).collect(Collectors.joining("\n", "", "\n")));
    } catch (NumberFormatException e) {
      answer(exchange, 400, "p99ms is a whole number\n");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      answer(exchange, 503, "shutting down\n");
    }
  }

  private static Map<String, String> parameters(URI uri) {
    return uri.getQuery() == null
        ? Map.of()
        : Arrays.stream(uri.getQuery().split("&"))
            .map(it -> it.split("=", 2))
            .filter(it -> it.length == 2)
            .collect(Collectors.toMap(it -> it[0], it -> it[1], (first, second) -> second));
  }

  private static void answer(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "text/plain; charset=utf-8");
    exchange.sendResponseHeaders(status, bytes.length);
    try (OutputStream body = exchange.getResponseBody()) {
      body.write(bytes);
    }
  }
}

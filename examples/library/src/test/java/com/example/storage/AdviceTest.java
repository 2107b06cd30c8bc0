package com.example.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raidbench.core.bench.CaseEngine;

final class AdviceTest {
  private static final List<String> BOARDS =
      List.of("lsi/megaraid-9361-8i", "adaptec/8805", "adaptec/6805");

  private static void namesEveryBoardOnce(String text) {
    assertEquals(BOARDS.size(), text.lines().count(), text);
    for (String board : BOARDS) {
      assertEquals(1, text.lines().filter(line -> line.contains(board + ": ")).count(), text);
    }
  }

  @Test
  void theProgramRanksAllBoards() throws InterruptedException {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      ChooseController.main(new String[0]);
    } finally {
      System.setOut(before);
    }
    String text = out.toString(StandardCharsets.UTF_8);
    namesEveryBoardOnce(text);
    assertTrue(text.startsWith("1. "), text);
  }

  @Test
  void theServerRemembersAndTellsWhatIsWrong() throws Exception {
    Injector injector = Guice.createInjector(AdviceServer.module());
    HttpServer server = injector.getInstance(AdviceServer.class).listen(0);
    try {
      RememberingEngine engine = (RememberingEngine) injector.getInstance(CaseEngine.class);
      HttpResponse<String> first = get(server, "level=raid10&read=100");
      assertEquals(200, first.statusCode(), first.body());
      namesEveryBoardOnce(first.body());
      assertEquals(BOARDS.size(), engine.simulated());
      assertEquals(first.body(), get(server, "level=raid10&read=100").body());
      assertEquals(BOARDS.size(), engine.simulated(), "it was to remember");
      HttpResponse<String> wrong = get(server, "level=raid7&read=lots");
      assertEquals(400, wrong.statusCode());
      assertTrue(wrong.body().contains("RAID level \"raid7\" is not known"), wrong.body());
      assertTrue(wrong.body().contains("read"), wrong.body());
      assertEquals(400, get(server, "p99ms=soon").statusCode());
      String none = get(server, "level=raid10&read=100&p99ms=0").body();
      assertTrue(none.lines().allMatch(line -> line.contains("not below 0 µs")), none);
    } finally {
      server.stop(0);
    }
  }

  private static HttpResponse<String> get(HttpServer server, String query) throws Exception {
    URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/rank?" + query);
    return HttpClient.newHttpClient()
        .send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
  }
}

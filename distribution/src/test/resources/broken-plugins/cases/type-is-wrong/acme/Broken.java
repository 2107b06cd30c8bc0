package acme;

public class Broken {
}

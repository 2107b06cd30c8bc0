package acme;

public class Broken extends Acme {
}

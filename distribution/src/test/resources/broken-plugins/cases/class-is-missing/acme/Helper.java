package acme;

public class Helper {
}

package acme;

public class Seek {
  static long nanos(long sector) {
    return sector;
  }
}

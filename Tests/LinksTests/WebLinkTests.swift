import Links
import Testing

@Suite struct `Web links` {
  @Test(arguments: [
    "https://example.org", "http://example.org/a?b=c#d", "HTTPS://EXAMPLE.ORG", "https://[::1]:8080/",
    "https://user:pw@example.org:443?x", "http://a-b.c_d/",
  ])
  func `http and https are opened`(_ text: String) throws {
    #expect(try Link(web: text).text == text)
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "mailto:a@example.org", "ftp://example.org", " https://example.org",
  ])
  func `another scheme is not`(_ text: String) {
    #expect(throws: LinkError.notWeb) { try Link(web: text) }
  }

  @Test(arguments: [
    "", "example.org", "https:", "https://", "https:///path", "https:example.org", "https://a b", "http://:80/",
    "https://@/", "http://user:pw@", "https://[", "http://%zz", "http://a:b", "http://[]", "https://exämple.org",
  ])
  func `what is no link is not`(_ text: String) {
    #expect(throws: LinkError.malformed) { try Link(web: text) }
  }
}

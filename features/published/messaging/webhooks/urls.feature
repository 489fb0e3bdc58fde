@messaging
Feature: Urls of webhooks
  A mistake in a webhook is refused when it is created, not discovered by events that never arrive.

  @PUB-HOOK-URL-01 @published
  Rule: The url of a webhook is an http address with a host name of RFC 1123

    Scenario Outline: The url <URL>
      When the client asks to create a webhook, where "/url" is <URL>
      Then it is refused with HTTP status 400
      And the answer includes {"message": "Bad Request", "details": ["/url: Not a valid http url"]}

      Examples:
        | URL                          |
        | "ftp://files.example"        |
        | "https://-invalid.com"       |
        | "https://invalid-.com"       |
        | "https://invalid_.com"       |
        | "https:///path"              |
        | "https://:/path"             |
        | "http://.example.com"        |
        | "http://example..com"        |
        | "http://exa mple.com"        |
        | "https://example.com/a path" |
        | "receiver.example/path"      |
        | "javascript:alert(1)"        |

    Scenario Outline: The good url <URL>
      When the client asks to create a webhook, where "/url" is <URL>
      Then it is accepted with HTTP status 201

      Examples:
        | URL                                              |
        | "http://receiver.example"                        |
        | "https://3com.receiver-1.example:8443/a%20b?c=1" |
        | "https://receiver.example/in?c=$mtContent"       |
        | "http://192.0.2.7/in"                            |

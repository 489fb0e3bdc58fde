@messaging @needs-accounts
Feature: Short links, as the report on them shows it
  The report names the short URL of each link, so that one can see it without a handset.

  Background:
    Given short trackable links are switched on for the account

  @LINK-01
  Rule: Every URL of a message becomes a short URL of 22 characters
    Spec: Optional account features; Limits

    Scenario Outline: The text has <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | <TEXT>  |       +46700000001 | false           |
      Then the account finds 1 short link of 22 characters, each different, for "<URL>"

      Examples:
        | TRAIT                    | TEXT                                                  | URL                                          |
        | a long URL               | Sale https://example.com/a/very/long/path?x=1&y=2 now | https://example.com/a/very/long/path?x=1&y=2 |
        | a URL without encryption | Sale http://example.com/a/very/long/path now          | http://example.com/a/very/long/path          |
        | a URL at the end         | Open now: https://example.com/summer/sale             | https://example.com/summer/sale              |

  @LINK-02
  Rule: Each recipient gets a short URL of their own
    Spec: Optional account features

    Example: Four recipients get the same text, two of them with one number in two countries
      When the account sends in one request:
        | NAME   | content                         | destination_number | delivery_report |
        | first  | See https://example.com/three/a |       +46700000001 | false           |
        | second | See https://example.com/three/a |       +46700000002 | false           |
        | third  | See https://example.com/three/a |       +61491570156 | false           |
        | fourth | See https://example.com/three/a |       +47700000001 | false           |
      Then the account finds 4 short links of 22 characters, each different, for "https://example.com/three/a"

  @LINK-03 @reading
  Rule: Different URLs in one message become different short URLs
    Spec: Optional account features

    Example: Two pages are recommended
      When the account sends in one request:
        | NAME  | content                                                        | destination_number | delivery_report |
        | first | See https://example.com/pages/a or https://example.com/pages/b |       +46700000001 | false           |
      Then the account finds 1 short link of 22 characters, each different, for "https://example.com/pages/a"
      And the account finds 1 short link of 22 characters, each different, for "https://example.com/pages/b"

  @LINK-08 @reading
  Rule: Reports on clicks belong to the account alone
    Spec: Optional account features

    Example: Another customer sums clicks up
      When the account sends in one request:
        | NAME  | content                        | destination_number | delivery_report |
        | first | See https://example.com/mine/a |       +46700000001 | false           |
      Then the account finds 1 short link of 22 characters, each different, for "https://example.com/mine/a"
      When another customer asks to sum the clicks up
      Then the answer does not contain "https://example.com/mine/a"

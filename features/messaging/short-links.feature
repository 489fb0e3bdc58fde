@messaging @needs-accounts @needs-handset
Feature: Short trackable links
  URLs take little of the text, and the client learns who followed them.

  Background:
    Given short trackable links are switched on for the account

  Rule: Every URL of a message becomes a short URL of 22 characters
    Spec: Optional account features; Limits

    @LINK-01
    Scenario Outline: The text has <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | <TEXT>  | +46700000001       | false           |
      Then the handset "+46700000001" shows:
        | <SHOWN> |

      Examples:
        | TRAIT                     | TEXT                                                              | SHOWN                   |
        | a long URL                | Sale https://example.com/a/very/long/path?x=1&y=2#f now           | Sale [a link of 22 characters] now         |
        | a URL without encryption  | Sale http://example.com/a/very/long/path now                      | Sale [a link of 22 characters] now         |
        | two URLs                  | See https://example.com/summer/a and https://example.com/summer/b | See [a link of 22 characters] and [a link of 22 characters]   |
        | a URL at the start        | https://example.com/summer/sale is open                           | [a link of 22 characters] is open          |
        | a URL at the end          | Open now: https://example.com/summer/sale                         | Open now: [a link of 22 characters]        |
        | a URL and nothing else    | https://example.com/summer/sale                                   | [a link of 22 characters]                  |
        | a URL of 22 characters    | See https://example.com/ab now                                    | See [a link of 22 characters] now          |
        | a URL in capitals         | See HTTPS://EXAMPLE.COM/SUMMER/SALE now                           | See [a link of 22 characters] now          |
        | a URL behind a bracket    | Sale (https://example.com/summer/sale today)                      | Sale ([a link of 22 characters] today)     |
        | a URL behind a colon      | Sale:https://example.com/summer/sale today                        | Sale:[a link of 22 characters] today       |
        | a URL behind an emoji     | 🎉 https://example.com/summer/sale today                          | 🎉 [a link of 22 characters] today         |
        | a URL on its second line  | Sale\nhttps://example.com/summer/sale today                       | Sale\n[a link of 22 characters] today      |
        | one URL twice             | https://example.com/summer/a or https://example.com/summer/a      | [a link of 22 characters] or [a link of 22 characters] |
        | two URLs begun alike      | https://example.com/summer or https://example.com/summer/sale     | [a link of 22 characters] or [a link of 22 characters] |
        | five URLs                 | https://example.com/summer/a https://example.com/summer/b https://example.com/summer/c https://example.com/summer/d https://example.com/summer/e | [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] |

    @LINK-01 @observe
    Scenario Outline: The text has <TRAIT>, which the document does not treat
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | <TEXT>  | +46700000001       | false           |
      Then the text of "first" at its handset is recorded

      Examples:
        | TRAIT                         | TEXT                                               |
        | a URL shorter than that       | See http://a.co now                                |
        | URLs with punctuation         | (https://example.com/summer), https://example.com! |
        | a host that begins with www   | See www.example.com now                            |
        | a host without a scheme       | See example.com now                                |
        | a host in Cyrillic letters    | See https://пример.рф/ now                         |
        | an FTP address                | See ftp://example.com/y now                        |
        | an e-mail address             | See mailto:a@example.com now                       |

  Rule: Each recipient gets a short URL of their own
    Spec: Optional account features

    @LINK-02
    Example: A hundred recipients get the same text
      When the account sends "Sale https://example.com/summer/sale now" to 100 recipients
      Then each of the 100 recipients has a link of their own

  Rule: Different URLs in one message become different short URLs
    Spec: Optional account features

    @LINK-03 @reading
    Example: Two pages are recommended
      When the account sends in one request:
        | NAME  | content                                                          | destination_number | delivery_report |
        | first | See https://example.com/summer/a or https://example.com/summer/b | +46700000001       | false           |
      Then the links at the handset "+46700000001" lead to:
        | https://example.com/summer/a |
        | https://example.com/summer/b |

  Rule: A short URL leads to the original one
    Spec: Optional account features

    @LINK-04 @reading
    Scenario Outline: The original has <TRAIT>
      When the account sends in one request:
        | NAME  | content        | destination_number | delivery_report |
        | first | See <URL> soon | +46700000001       | false           |
      Then the handset "+46700000001" shows:
        | See [a link of 22 characters] soon |
      And the links at the handset "+46700000001" lead to:
        | <URL> |

      Examples:
        | TRAIT                  | URL                                        |
        | a path                 | https://example.com/a/very/long/path       |
        | a query and a fragment | https://example.com/summer?x=1&y=a%20b#top |
        | capitals               | https://example.com/Summer/Sale            |
        | a port                 | http://example.com:8080/summer/sale        |

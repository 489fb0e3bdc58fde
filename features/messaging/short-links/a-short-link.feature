@messaging @needs-accounts @needs-handset
Feature: Short trackable links
  URLs take little of the text, and the account learns who followed them.

  Background:
    Given short trackable links are switched on for the account

  @LINK-01
  Rule: Every URL of a message becomes a short URL of 22 characters
    Spec: Optional account features; Limits

    Scenario Outline: The text has <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | <TEXT>  |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | <SHOWN> |

      Examples:
        | TRAIT                    | TEXT                                                              | SHOWN                                                       |
        | a long URL               | Sale https://example.com/a/very/long/path?x=1&y=2#f now           | Sale [a link of 22 characters] now                          |
        | a URL without encryption | Sale http://example.com/a/very/long/path now                      | Sale [a link of 22 characters] now                          |
        | two URLs                 | See https://example.com/summer/a and https://example.com/summer/b | See [a link of 22 characters] and [a link of 22 characters] |
        | a URL at the start       | https://example.com/summer/sale is open                           | [a link of 22 characters] is open                           |
        | a URL at the end         | Open now: https://example.com/summer/sale                         | Open now: [a link of 22 characters]                         |
        | a URL and nothing else   | https://example.com/summer/sale                                   | [a link of 22 characters]                                   |
        | a URL of 22 characters   | See https://example.com/ab now                                    | See [a link of 22 characters] now                           |
        | a URL in capitals        | See HTTPS://EXAMPLE.COM/SUMMER/SALE now                           | See [a link of 22 characters] now                           |
        | a URL behind a bracket   | Sale (https://example.com/summer/sale today)                      | Sale ([a link of 22 characters] today)                      |
        | a URL behind a colon     | Sale:https://example.com/summer/sale today                        | Sale:[a link of 22 characters] today                        |
        | a URL on its second line | Sale\nhttps://example.com/summer/sale today                       | Sale\n[a link of 22 characters] today                       |

      Examples: Of several URLs
        | TRAIT                | TEXT                                                          | SHOWN                                                  |
        | one URL twice        | https://example.com/summer/a or https://example.com/summer/a  | [a link of 22 characters] or [a link of 22 characters] |
        | two URLs begun alike | https://example.com/summer or https://example.com/summer/sale | [a link of 22 characters] or [a link of 22 characters] |

      Examples: Of many URLs
        | TRAIT    | TEXT                                                                                                                                                                                                                                                                          | SHOWN                                                                                                                                                                                                                                                               |
        | ten URLs | https://example.com/sale/a https://example.com/sale/b https://example.com/sale/c https://example.com/sale/d https://example.com/sale/e https://example.com/sale/f https://example.com/sale/g https://example.com/sale/h https://example.com/sale/i https://example.com/sale/j | [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] [a link of 22 characters] |

    @published
    Example: The texts of a picture message and of a spoken one have a URL
      When the account sends in one request:
        | NAME   | content                                       | destination_number | format | delivery_report |
        | first  | Sale https://example.com/a/very/long/path now |       +46700000001 | MMS    | false           |
        | second | Sale https://example.com/a/very/long/path now |       +46700000001 | TTS    | false           |
      Then the handset "+46700000001" shows:
        | Sale [a link of 22 characters] now |
        | Sale [a link of 22 characters] now |

    Example: The text has a URL of 489 characters
      When the account sends in one request:
        | NAME  | content                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                            | destination_number | delivery_report |
        | first | Sale https://example.com/10/11/12/13/14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/31/32/33/34/35/36/37/38/39/40/41/42/43/44/45/46/47/48/49/50/51/52/53/54/55/56/57/58/59/60/61/62/63/64/65/66/67/68/69/70/71/72/73/74/75/76/77/78/79/80/81/82/83/84/85/86/87/88/89/90/91/92/93/94/95/96/97/98/99/100/101/102/103/104/105/106/107/108/109/110/111/112/113/114/115/116/117/118/119/120/121/122/123/124/125/126/127/128/129/130/131/132/133/134/135/136/137/138/139/140/141/142/143/144/145/146/147/148/149 now |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | Sale [a link of 22 characters] now |

    Example: The URL comes at the end of a text of 4900 characters
      When the account sends in one request:
        | NAME  | content                                           | destination_number | delivery_report | LENGTH |
        | first | The sale opens at https://example.com/summer/sale |       +46700000001 | false           |   4900 |
      Then the handset "+46700000001" shows:
        | The[any text] [a link of 22 characters] |

    @observe
    Scenario Outline: The text has <TRAIT>, which the document does not treat
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | <TEXT>  |       +46700000001 | false           |
      Then what the handset "+46700000001" shows is recorded

      Examples:
        | TRAIT                       | TEXT                                               |
        | a URL shorter than that     | See http://a.co now                                |
        | URLs with punctuation       | (https://example.com/summer), https://example.com! |
        | a host that begins with www | See www.example.com now                            |
        | a host without a scheme     | See example.com now                                |
        | a host in Cyrillic letters  | See https://пример.рф/ now                         |
        | an FTP address              | See ftp://example.com/y now                        |
        | an e-mail address           | See mailto:a@example.com now                       |

    @needs-callbacks
    Scenario Outline: A request of several messages, in two scripts and of any length, to <NUMBER>
      When the account sends in one request:
        | NAME   | content                                                                                                                                                                                                                                    | destination_number |
        | first  | Sale https://example.com/a/very/long/path now                                                                                                                                                                                              | <NUMBER>           |
        | second | ΔΩ https://example.com/a/very/long/path ΦΓ                                                                                                                                                                                                 | <NUMBER>           |
        | third  | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough: https://example.com/a/very/long/path | <NUMBER>           |
      Then "first", "second" and "third" are reported delivered
      And the handset "<NUMBER>" shows:
        | Sale [a link of 22 characters] now                                                                                                                                                                                              |
        | ΔΩ [a link of 22 characters] ΦΓ                                                                                                                                                                                                 |
        | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough: [a link of 22 characters] |

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |

    @needs-accounts
    Example: A URL behind an emoji
      Given the character converter is switched off for the account
      When the account sends "🎉 https://example.com/summer/sale today" to "+46700000001" as "first"
      Then the handset "+46700000001" shows:
        | 🎉 [a link of 22 characters] today |
      And "first" is reported delivered

  @LINK-02
  Rule: Each recipient gets a short URL of their own
    Spec: Optional account features

    Example: A hundred recipients get the same text
      When the account sends "Sale https://example.com/summer/sale now" to 100 recipients
      Then each of the 100 recipients has a link of their own

  @LINK-03 @reading
  Rule: Different URLs in one message become different short URLs
    Spec: Optional account features

    Example: Two pages are recommended
      When the account sends in one request:
        | NAME  | content                                                          | destination_number | delivery_report |
        | first | See https://example.com/summer/a or https://example.com/summer/b |       +46700000001 | false           |
      Then the links at the handset "+46700000001" lead to:
        | https://example.com/summer/a |
        | https://example.com/summer/b |

  @LINK-04 @reading
  Rule: A short URL leads to the original one
    Spec: Optional account features

    Scenario Outline: The original has <TRAIT>
      When the account sends in one request:
        | NAME  | content        | destination_number | delivery_report |
        | first | See <URL> soon |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | See [a link of 22 characters] soon |
      And the links at the handset "+46700000001" lead to:
        | <URL> |

      Examples:
        | TRAIT                  | URL                                        |
        | a path                 | https://example.com/a/very/long/path       |
        | a query and a fragment | https://example.com/summer?x=1&y=a%26b#top |
        | capitals               | https://example.com/Summer/Sale            |
        | a port                 | http://example.com:8080/summer/sale        |
        | digits for its host    | https://198.51.100.7/summer/sale           |
        | signs of many kinds    | https://example.com/a,b;c/(d)/~e@f!g$h*i=j |

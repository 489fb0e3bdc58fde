@messaging @needs-callbacks
Feature: What a delivery report says about its message
  An account finds in a report which message it is about, what it said, whose it was and where it went.

  @DR-ID-01
  Rule: Each delivery report has an id of its own
    Spec: Delivery report notification

    Example: Three messages and all their reports
      When the account sends in one request:
        | NAME     | content | destination_number |
        | first    | Hello   |       +46700000001 |
        | second   | Hello   |       +46700000002 |
        | stranded | Hello   |       +99900000001 |
      Then "first" and "second" are reported delivered
      And "stranded" is never reported delivered
      And everything at the receiver has a different "delivery_report_id"
      And every report of "first" has:
        | delivery_report_id | a UUID |

    @needs-carrier @needs-clock
    Example: A message has one status with two report codes
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | submitted |  200 |
        | 1 second | submitted |  212 |
        | 1 second | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then "first" is reported delivered
      And everything at the receiver has a different "delivery_report_id"

  @DR-SRC-01
  Rule: The source number of a report is the number its message went to
    Spec: Delivery report notification

    Example: Two messages go to two numbers
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   |       +46700000001 |
        | second | Hello   |       +61491570156 |
      Then every report of "first" has:
        | source_number | +46700000001 |
      And every report of "second" has:
        | source_number | +61491570156 |

    @needs-accounts
    Example: The account has familiar sender
      Given familiar sender is switched on for the account
      When the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | source_number | +46700000001 |

  @DR-TEXT-01
  Rule: A report repeats the text of its message
    Spec: Delivery report notification

    Scenario Outline: The text is <KIND>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  |       +46700000001 |
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | <TEXT> |

      Examples:
        | KIND              | TEXT                                                     |
        | short             | Hello                                                    |
        | made of marks     | 2 < 3 & "4" > '1' \\ %20 + ; {x} $y 98765432109876543210 |
        | in many alphabets | Grüße, zażółć, Привет, 你好, 🌙                           |
        | surrounded        | "  Hello\\tto\\u00a0you  "                               |
        | of two lines      | "Hello\\nthere"                                          |
        | of typed lines    | "Hello\\r\\nthere"                                       |

    @needs-carrier @needs-clock
    Example: The message is delivered two days later
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | submitted |  200 |
        |   2 days | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 3 days pass
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | Hello |

    Example: The text is longer than one part
      When the account sends "This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and its report still has every word up to the last one: end." to "+46700000001" as "long"
      Then "long" is reported delivered
      And every report of "long" has:
        | original_text | This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and its report still has every word up to the last one: end. |

    Example: Four messages to four countries, in two scripts and of any length
      When the account sends in one request:
        | NAME  | content                                                                                                                                                                                              | destination_number |
        | one   | Hello                                                                                                                                                                                                |       +46700000001 |
        | two   | Good morning                                                                                                                                                                                         |       +61491570159 |
        | three | Привет, код 1234                                                                                                                                                                                     |       +33639980001 |
        | four  | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |      +447700900123 |
      Then every report of "one" has:
        | original_text | Hello |
      And every report of "two" has:
        | original_text | Good morning |
      And every report of "three" has:
        | original_text | Привет, код 1234 |
      And every report of "four" has:
        | original_text | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |

    @published
    Example: A text in a picture message, one that is read out, and one without a format
      When the account sends in one request:
        | NAME    | content | destination_number | format |
        | picture | Hello   |       +46700000001 | MMS    |
        | spoken  | Bye     |       +46700000001 | TTS    |
        | plain   | Hello   |       +46700000002 |        |
      Then every report of "picture" has:
        | original_text | Hello |
      And every report of "spoken" has:
        | original_text | Bye |
      And every report of "plain" has:
        | original_text | Hello |

  @DR-MSGID-01
  Rule: All reports of a message have its message id
    Spec: Delivery report notification

    @needs-carrier @needs-clock
    Example: A message is rerouted, submitted and delivered
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        |  1 second | enroute   |  102 |
        |  1 second | submitted |  200 |
        | 5 seconds | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then "first" is reported enroute
      And "first" is reported submitted
      And "first" is reported delivered
      And the receiver gets reports of "first" alone

    Example: Two messages with the same text go to the same number
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And "first" has another message id than "second"

  @DR-META-01
  Rule: Every report of a message has the metadata of its submission
    Spec: Delivery report notification

    Scenario Outline: A message is <OUTCOME>
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.order | metadata.name | metadata.note |
        | tagged | Hello   | <NUMBER>           |             42 | Jörg & Zoë    | ""            |
        | other  | Hello   |       +46700000002 |             43 |               |               |
      Then "tagged" is reported <OUTCOME>
      And every report of "tagged" has:
        | metadata.order |         42 |
        | metadata.name  | Jörg & Zoë |
        | metadata.note  | ""         |
      But every report of "other" has:
        | metadata.order | 43 |

      Examples:
        | OUTCOME   | NUMBER       |
        | delivered | +46700000001 |
        | rejected  | +61491570110 |
        | failed    | +99900000001 |

    Example: The metadata are many, long and in several alphabets
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.order | metadata.Kund-Nr | metadata.名前 | metadata.combining | metadata.marks | metadata.note                                                                                                                                | metadata.last |
        | tagged | Hello   |       +46700000001 |             42 | Jörg & Zoë       | 你好 🌙        | Café ﬁ            | <b> + %41 '    | A note of one hundred and forty characters, which is more than a short column holds; it ends with a word that nothing may cut off: finished. |             6 |
        | other  | Hello   |       +46700000002 |             43 |                  |               |                    |                |                                                                                                                                              |               |
      Then "tagged" is reported delivered
      And every report of "tagged" has:
        | metadata.order     |                                                                                                                                           42 |
        | metadata.Kund-Nr   | Jörg & Zoë                                                                                                                                   |
        | metadata.名前      | 你好 🌙                                                                                                                                       |
        | metadata.combining | Café ﬁ                                                                                                                                      |
        | metadata.marks     | <b> + %41 '                                                                                                                                  |
        | metadata.note      | A note of one hundred and forty characters, which is more than a short column holds; it ends with a word that nothing may cut off: finished. |
        | metadata.last      |                                                                                                                                            6 |
      But every report of "other" has:
        | metadata.order | 43 |

    @needs-carrier @needs-clock
    Example: The carrier takes its time
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | enroute   |  102 |
        |   1 hour | submitted |  200 |
        |    1 day | delivered |  221 |
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.order |
        | tagged | Hello   |       +46700000001 |             42 |
      And 2 days pass
      Then "tagged" is reported delivered
      And every report of "tagged" has:
        | metadata.order | 42 |

    Example: Four messages to four countries, in two scripts and of any length
      When the account sends in one request:
        | NAME  | content                  | destination_number | metadata.order | metadata.a | metadata.b | metadata.c | metadata.d | metadata.e | metadata.f | metadata.g | metadata.клиент | metadata.blank | LENGTH |
        | one   | Hello                    |       +46700000001 |              1 |            |            |            |            |            |            |            |                 |                |        |
        | two   | Good morning             |       +61491570159 |              2 |            |            |            |            |            |            |            |                 |                |        |
        | three | Привет, код 1234         |       +33639980001 |              3 |            |            |            |            |            |            |            | Линн            | " "            |        |
        | four  | The parcel is on its way |      +447700900123 |              4 |          1 |          2 |          3 |          4 |          5 |          6 |          7 |                 |                |    197 |
      Then every report of "one" has:
        | metadata.order | 1 |
      And every report of "two" has:
        | metadata.order | 2 |
      And every report of "three" has:
        | metadata.order  |    3 |
        | metadata.клиент | Линн |
        | metadata.blank  | " "  |
      And every report of "four" has:
        | metadata.order | 4 |
        | metadata.a     | 1 |
        | metadata.b     | 2 |
        | metadata.c     | 3 |
        | metadata.d     | 4 |
        | metadata.e     | 5 |
        | metadata.f     | 6 |
        | metadata.g     | 7 |

@messaging @needs-callbacks
Feature: What a delivery report says about its message
  A client finds in a report which message it is about, what it said, whose it was and where it went.

  Rule: Each delivery report has an id of its own
    Spec: Delivery report notification

    @DR-ID-01
    Example: Three messages and all their reports
      When the account sends in one request:
        | NAME     | content | destination_number |
        | first    | Hello   | +46700000001       |
        | second   | Hello   | +46700000002       |
        | stranded | Hello   | +99900000001       |
      Then "first" and "second" are reported delivered
      And "stranded" is never reported delivered
      And the receiver gets reports with a "delivery_report_id" of their own
      And every report of "first" has:
        | delivery_report_id | a UUID |

  Rule: The source number of a report is the number its message went to
    Spec: Delivery report notification

    @DR-SRC-01 @reading
    Example: Two messages go to two numbers
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   | +46700000001       |
        | second | Hello   | +61491570156       |
      Then every report of "first" has:
        | source_number | +46700000001 |
      And every report of "second" has:
        | source_number | +61491570156 |

  Rule: A report repeats the text of its message
    Spec: Delivery report notification

    @DR-TEXT-01
    Scenario Outline: The text is <KIND>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  | +46700000001       |
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | <TEXT> |

      Examples:
        | KIND              | TEXT                                |
        | short             | Hello                               |
        | made of marks     | 2 < 3 & "4" > '1' \\ %20 + ; {x} $y |
        | in many alphabets | Grüße, zażółć, Привет, 你好, 🌙     |
        | surrounded        | "  Hello  "                         |
        | of two lines      | "Hello\\nthere"                     |
        | of typed lines    | "Hello\\r\\nthere"                  |

    @DR-TEXT-01
    Example: The text is longer than one part
      When the account sends "This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and its report still has every word up to the last one: end." to "+46700000001" as "long"
      Then "long" is reported delivered
      And every report of "long" has:
        | original_text | This text is longer than one message can hold. It goes on and on, past the hundred and sixty characters of a single part, and its report still has every word up to the last one: end. |

  Rule: All reports of a message have its message id
    Spec: Delivery report notification

    @DR-MSGID-01 @needs-carrier @needs-clock
    Example: A message is rerouted, submitted and delivered
      Given the carrier answers messages to "+46700000001" with:
        | AFTER     | status    | code |
        | 1 second  | enroute   | 102  |
        | 1 second  | submitted | 200  |
        | 5 seconds | delivered | 221  |
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 minute passes
      Then "first" is reported enroute
      And "first" is reported submitted
      And "first" is reported delivered
      And the receiver gets reports of "first" alone

    @DR-MSGID-01
    Example: Two messages with the same text go to the same number
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000001" as "second"
      Then "first" and "second" are reported delivered
      And "first" has another message id than "second"

  Rule: Every report of a message has the metadata of its submission
    Spec: Delivery report notification

    @DR-META-01
    Scenario Outline: A message is <OUTCOME>
      When the account sends in one request:
        | NAME   | content | destination_number | metadata                           |
        | tagged | Hello   | <NUMBER>           | {"order":"42","name":"Jörg & Zoë"} |
        | other  | Hello   | +46700000002       | {"order":"43"}                     |
      Then "tagged" is reported <OUTCOME>
      And every report of "tagged" has:
        | metadata | {"order":"42","name":"Jörg & Zoë"} |
      But every report of "other" has:
        | metadata | {"order":"43"} |

      Examples:
        | OUTCOME   | NUMBER       |
        | delivered | +46700000001 |
        | rejected  | +61491570110 |
        | failed    | +99900000001 |

    @DR-META-01
    Example: The metadata are many, long and in several alphabets
      When the account sends in one request:
        | NAME   | content | destination_number | metadata |
        | tagged | Hello   | +46700000001       | {"order":"42","Kund-Nr":"Jörg & Zoë","名前":"你好 🌙","combining":"Café ﬁ","marks":"<b> + %41 ' ","note":"A note of one hundred and forty characters, which is more than a short column holds; it ends with a word that nothing may cut off: finished.","last":"6"} |
        | other  | Hello   | +46700000002       | {"order":"43"} |
      Then "tagged" is reported delivered
      And every report of "tagged" has:
        | metadata | {"order":"42","Kund-Nr":"Jörg & Zoë","名前":"你好 🌙","combining":"Café ﬁ","marks":"<b> + %41 ' ","note":"A note of one hundred and forty characters, which is more than a short column holds; it ends with a word that nothing may cut off: finished.","last":"6"} |
      But every report of "other" has:
        | metadata | {"order":"43"} |

    @DR-META-01 @needs-carrier @needs-clock
    Example: The carrier takes its time
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status    | code |
        | 1 second | enroute   | 102  |
        | 1 hour   | submitted | 200  |
        | 1 day    | delivered | 221  |
      When the account sends in one request:
        | NAME   | content | destination_number | metadata       |
        | tagged | Hello   | +46700000001       | {"order":"42"} |
      And 2 days pass
      Then "tagged" is reported delivered
      And every report of "tagged" has:
        | metadata | {"order":"42"} |

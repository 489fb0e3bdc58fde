@messaging @needs-callbacks
Feature: Metadata of a message
  An account gives a message words of its own and finds them in the delivery reports.

  @MSG-META-03 @reading
  Rule: A message without metadata is reported without metadata
    Spec: Delivery report notification

    Example: Only one of two messages in a request has metadata
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.order |
        | tagged | Hello   |       +46700000001 |             42 |
        | plain  | Hello   |       +46700000002 |                |
      Then every report of "tagged" has:
        | metadata.order | 42 |
      But every report of "plain" has:
        | metadata | absent or empty |

    Example: The message before had metadata
      When the account sends in one request:
        | NAME   | content | destination_number | metadata.order |
        | tagged | Hello   |       +46700000001 |             42 |
      And the account sends "Hello" to "+46700000001" as "plain"
      Then every report of "tagged" has:
        | metadata.order | 42 |
      But every report of "plain" has:
        | metadata | absent or empty |

  @DR-META-01
  Rule: The metadata in a report are those of its message alone
    Spec: Delivery report notification

    Example: The message before had other metadata
      When the account sends in one request:
        | NAME  | content | destination_number | metadata                |
        | first | Hello   |       +46700000001 | {"order":"7","for":"A"} |
      And the account sends in one request:
        | NAME   | content | destination_number | metadata                 |
        | second | Bye     |       +46700000001 | {"order":"8","size":"L"} |
      Then every report of "first" has:
        | metadata | {"order":"7","for":"A"} |
      And every report of "second" has:
        | metadata | {"order":"8","size":"L"} |

    Example: Seven messages in one request
      When the account sends in one request:
        | NAME  | content | destination_number | metadata.order |
        | one   | One     |       +46700000001 | A-1            |
        | two   | Two     |       +46700000001 | A-2            |
        | three | Three   |       +46700000001 | A-3            |
        | four  | Four    |       +46700000001 | A-4            |
        | five  | Five    |       +46700000001 | A-5            |
        | six   | Six     |       +46700000001 | A-6            |
        | seven | Seven   |       +46700000001 | A-7            |
      Then every report of "one" has:
        | metadata.order | A-1 |
      And every report of "six" has:
        | metadata.order | A-6 |
      And every report of "seven" has:
        | metadata.order | A-7 |

  @MSG-META-02 @observe
  Rule: Whether metadata other than text is refused is open
    Spec: Message (submit request, messaging API)

    Scenario Outline: A value of the metadata is <KIND>
      When the account sends in one request:
        | NAME | content | destination_number | metadata   |
        | odd  | Hello   |       +46700000001 | <METADATA> |
      Then the outcome of "odd" is recorded

      Examples:
        | KIND      | METADATA        |
        | a number  | {"a":1}         |
        | an object | {"a":{"b":"c"}} |
        | an array  | {"a":["b"]}     |
        | null      | {"a":null}      |

  @SIL-MSG-30 @observe
  Rule: Which members every delivery report has is left open
    Spec: Delivery report notification

    Example: A message without metadata
      When the account sends "Hello" to "+46700000001" as "first"
      Then the receiver gets at least 1 notification
      And what comes to the receiver is recorded

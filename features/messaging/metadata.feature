@messaging @needs-callbacks
Feature: Metadata of a message
  A client gives a message words of its own and finds them in the delivery reports.

  Rule: A message without metadata is reported without metadata
    Spec: Delivery report notification

    @MSG-META-03 @reading
    Example: Only one of two messages in a request has metadata
      When the account sends in one request:
        | NAME   | content | destination_number | metadata       |
        | tagged | Hello   | +46700000001       | {"order":"42"} |
        | plain  | Hello   | +46700000002       |                |
      Then every report of "tagged" has:
        | metadata | {"order":"42"} |
      But every report of "plain" has:
        | metadata | absent or empty |

    @MSG-META-03 @reading
    Example: The message before had metadata
      When the account sends in one request:
        | NAME   | content | destination_number | metadata       |
        | tagged | Hello   | +46700000001       | {"order":"42"} |
      And the account sends "Hello" to "+46700000001" as "plain"
      Then every report of "tagged" has:
        | metadata | {"order":"42"} |
      But every report of "plain" has:
        | metadata | absent or empty |

  Rule: Whether metadata other than text is refused is open
    Spec: Message (submit request, messaging API)

    @MSG-META-02 @observe
    Scenario Outline: A value of the metadata is <KIND>
      When the account sends in one request:
        | NAME | content | destination_number | metadata   |
        | odd  | Hello   | +46700000001       | <METADATA> |
      Then the outcome of "odd" is recorded

      Examples:
        | KIND      | METADATA        |
        | a number  | {"a":1}         |
        | an object | {"a":{"b":"c"}} |
        | an array  | {"a":["b"]}     |
        | null      | {"a":null}      |

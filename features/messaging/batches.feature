@messaging @needs-callbacks
Feature: Several messages in one request
  The messages of a request are independent; none of them replaces another.

  Rule: Two texts to one number are two messages
    Spec: Message (submit request, messaging API)

    @MSG-BATCH-01 @reading
    Example: A request holds two texts for the same number
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   | +46700000001       |
        | second | Bye     | +46700000001       |
      Then "first" and "second" are reported delivered
      And every report of "second" has:
        | original_text | Bye |
      And "first" has another message id than "second"

  Rule: A request whose messages are missing or no array is refused
    Spec: Message (submit request, messaging API)

    @MSG-BATCH-02 @reading
    Scenario Outline: <WHAT>
      When the client asks to submit a message with this body:
        """
        <BODY>
        """
      Then it is refused
      When the account sends "Hello" to "+46700000001" as "control"
      Then it is accepted
      And "control" is reported delivered

      Examples:
        | WHAT                       | BODY                 |
        | There are no messages      | {}                   |
        | The messages are an object | { "messages": {} }   |
        | The messages are null      | { "messages": null } |
        | The messages are a text    | { "messages": "x" }  |

    @MSG-BATCH-02 @observe
    Example: The array of messages is empty
      When the client asks to submit a message with this body:
        """
        { "messages": [] }
        """
      Then the platform's answer is recorded

  Rule: A refused request sends nothing, and an accepted one sends its valid messages
    Spec: Message (submit request, messaging API)

    @MSG-BATCH-03 @reading
    Example: One of two numbers is no number
      When the account sends in one request:
        | NAME    | content | destination_number |
        | valid   | Hello   | +46700000001       |
        | invalid | Hello   | not-a-number       |
      Then "valid" is refused or reported delivered
      When the account sends "Hello" to "+46700000001" as "control"
      Then "control" is reported delivered

    @MSG-BATCH-03 @reading @needs-handset
    Example: The recipient of the valid message looks at the handset
      When the account sends in one request:
        | NAME    | content | destination_number |
        | valid   | Hello   | +46700000001       |
        | invalid | Hello   | not-a-number       |
      Then the handset "+46700000001", if "valid" was accepted, shows:
        | Hello |
      When the account sends "Hello" to "+46700000001" as "control"
      Then the handset "+46700000001" has "control"
      And "control" is reported delivered

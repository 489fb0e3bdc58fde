@messaging @needs-callbacks
Feature: Several messages in one request
  The messages of a request are independent; none of them replaces another.
  A plain message after a request that was refused goes out, and shows that the platform sends what it accepts.

  @MSG-BATCH-01 @reading
  Rule: Two texts to one number are two messages
    Spec: Message (submit request, messaging API)

    Example: A request holds two texts for the same number
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   |       +46700000001 |
        | second | Bye     |       +46700000001 |
      Then "first" and "second" are reported delivered
      And every report of "second" has:
        | original_text | Bye |
      And "first" has another message id than "second"

  @MSG-BATCH-02
  Rule: A request whose messages are missing or no array is refused
    Spec: Message (submit request, messaging API)

    @reading
    Scenario Outline: A body in which <WHAT>
      When the account asks to submit a message with this body:
        """
        <BODY>
        """
      Then it is refused
      When the account sends "Hello" to "+46700000001" as "plain"
      Then it is accepted
      And "plain" is reported delivered

      Examples:
        | WHAT                       | BODY                 |
        | there are no messages      | {}                   |
        | the messages are an object | { "messages": {} }   |
        | the messages are null      | { "messages": null } |
        | the messages are a text    | { "messages": "x" }  |

    @reading
    Example: The only text is null
      When the account sends in one request:
        | NAME | content | destination_number |
        | odd  | null    |       +46700000001 |
      Then it is refused
      When the account sends "Hello" to "+46700000001" as "plain"
      Then it is accepted
      And "plain" is reported delivered

    @observe
    Example: The array of messages is empty
      When the account asks to submit a message with this body:
        """
        { "messages": [] }
        """
      Then the platform's answer is recorded

  @MSG-BATCH-03 @reading
  Rule: A refused request sends nothing, and an accepted one sends its valid messages
    Spec: Message (submit request, messaging API)

    Example: One of two numbers is no number
      When the account sends in one request:
        | NAME    | content | destination_number |
        | valid   | Hello   |       +46700000001 |
        | invalid | Hello   | not-a-number       |
      Then "valid" is refused or reported delivered
      When the account sends "Hello" to "+46700000001" as "plain"
      Then "plain" is reported delivered

    @needs-handset
    Example: The recipient of the valid message looks at the handset
      When the account sends in one request:
        | NAME    | content | destination_number |
        | valid   | Hello   |       +46700000001 |
        | invalid | Hello   | not-a-number       |
      Then the handset "+46700000001" shows, if "valid" was accepted:
        | Hello |
      When the account sends "Hello" to "+46700000001" as "plain"
      Then the handset "+46700000001" has "plain"
      And "plain" is reported delivered

@messaging
Feature: Requests with one mistake
  A request is taken as a whole or not at all.

  @PUB-MSG-WHOLE-01 @published @needs-ledger
  Rule: A request with one mistake sends none of its messages

    Scenario Outline: The mistake is at <POINTER> of the second message
      When the client asks to submit two messages, where "/messages/1/<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/1/<POINTER>"
      And nothing has happened on the platform

      Examples:
        | POINTER            | VALUE      |
        | content            | ""         |
        | destination_number | "+1"       |
        | format             | "FAX"      |
        | scheduled          | "tomorrow" |
        | callback_url       | "nowhere"  |

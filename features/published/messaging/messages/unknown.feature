@messaging
Feature: Messages that are not found
  A message can be read by its own account, for a while.

  @PUB-MSG-UNKNOWN-01 @published
  Rule: A message that was never submitted is not found

    Scenario Outline: A request to <OPERATION> with the id <ID>, which no message has
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404
      And the answer includes {"message": "Resource not found."}

      Examples:
        | OPERATION          | ID                                   |
        | retrieve a message | 00000000-0000-4000-8000-000000000000 |
        | retrieve a message | :messageId                           |
        | cancel a message   | 00000000-0000-4000-8000-000000000000 |
        | cancel a message   | %7BmessageId%7D                      |

    @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION> of the account
      When another customer asks to <OPERATION> for the account's <THING>
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION          | THING             |
        | retrieve a message | message           |
        | cancel a message   | scheduled message |

  @PUB-MSG-RETENTION-01 @published @needs-clock @needs-callbacks
  Rule: A message can be retrieved for 45 days

    Example: A day before and a day after
      When the account sends "Hello" to "+46700000001" as "first"
      And 44 days pass
      And the account asks to retrieve a message, "first"
      Then it is accepted
      When 2 days pass
      And the account asks to retrieve a message, "first"
      Then it is refused with HTTP status 404
      And "first" is reported delivered

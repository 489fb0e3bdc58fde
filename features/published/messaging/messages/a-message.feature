@messaging
Feature: The published form of messages
  A client submits messages and sees that they were taken.

  @PUB-MSG-FORM-01 @published
  Rule: Operations on messages answer with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION          | STATUS |
        | submit a message   |    202 |
        | schedule a message |    202 |
        | retrieve a message |    200 |
        | cancel a message   |    200 |

    @needs-carrier @needs-clock
    Example: The client retrieves a message that no carrier has taken yet
      Given the carrier answers messages to "+61491570156" with:
        | AFTER  | status    | code |
        | 1 hour | submitted |  200 |
      When the client asks to retrieve a message
      Then it is accepted with HTTP status 200

  @PUB-MSG-QUEUED-01 @published
  Rule: A message that was taken is queued and shows what was submitted

    Scenario Outline: The answer to a request to <OPERATION>
      When the client asks to <OPERATION>, where "/messages/0/content" is "Your parcel has arrived"
      Then it is accepted with HTTP status 202
      And the answer includes {"messages": [{"status": "queued", "content": "Your parcel has arrived", "format": "SMS"}]}

      Examples:
        | OPERATION          |
        | submit a message   |
        | schedule a message |

    Example: The message has metadata
      When the client asks to submit a message, where "/messages/0/metadata" is {"order": "42"}
      Then the answer includes {"messages": [{"status": "queued", "metadata": {"order": "42"}}]}

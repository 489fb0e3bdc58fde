@messaging
Feature: Credentials of the messaging API
  Without credentials there is nothing to see.

  @PUB-MSG-CREDENTIALS-01 @published
  Rule: Nothing of messages, reports, replies and numbers is served without credentials

    Scenario Outline: A request to <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401

      Examples:
        | OPERATION                |
        | submit a message         |
        | retrieve a message       |
        | cancel a message         |
        | list delivery reports    |
        | list replies             |
        | block a number           |
        | list blocked numbers     |
        | unblock a number         |
        | ask who is authorised    |
        | list sender addresses    |
        | request a sender address |

@messaging
Feature: Limits of messages
  Requests, texts and subjects must not be too long.

  @PUB-MSG-BATCH-01 @published
  Rule: A request has 1 to 100 messages

    @needs-ledger
    Scenario Outline: A request with <COUNT> messages
      When the client asks to submit a message, where "/messages" has <COUNT> entries
      Then it is refused with HTTP status 400
      And nothing has happened on the platform

      Examples:
        | COUNT |
        |     0 |
        |   101 |
        |   200 |

    Scenario Outline: A request with <COUNT> messages is taken
      When the client asks to submit a message, where "/messages" has <COUNT> entries
      Then it is accepted with HTTP status 202
      And the answer has <COUNT> entries in "messages"

      Examples:
        | COUNT |
        |     2 |
        |   100 |

    @needs-accounts @needs-handset
    Example: The last of a hundred messages arrives
      When the account sends "Hello" to 100 recipients
      Then the handset "+46701000099" has 1 message

  @PUB-MSG-CONTENT-01 @published
  Rule: A text has 1 to 5000 characters

    Scenario Outline: A text of <LENGTH> characters
      When the client asks to submit a message, where "/messages/0/content" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        |      0 |    400 |
        |      1 |    202 |
        |   5000 |    202 |
        |   5001 |    400 |

  @PUB-MSG-SUBJECT-01 @published
  Rule: The subject of an MMS has up to 64 characters

    Scenario Outline: A subject of <LENGTH> characters
      When the client asks to submit an MMS, where "/messages/0/subject" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        |     64 |    202 |
        |     65 |    400 |

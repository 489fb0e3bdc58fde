@messaging
Feature: What is published of refused messages
  A refusal says where the mistake is, and one mistake keeps the whole request back.

  Rule: Media go with MMS alone
    Spec: Published: messages

    @PUB-MSG-MEDIA-01 @published
    Scenario Outline: A message of the format <FORMAT> has media
      When the client asks to submit an MMS, where "/messages/0/format" is '<FORMAT>'
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/media"

      Examples:
        | FORMAT |
        | SMS    |
        | TTS    |

    @PUB-MSG-MEDIA-01 @published
    Scenario Outline: The media are <MEDIA>
      When the client asks to submit an MMS, where "/messages/0/media" is '<MEDIA>'
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/media"

      Examples:
        | MEDIA                             |
        | "https://pictures.example/cat.jpg" |
        | [5]                               |
        | ["a cat"]                         |
        | ["https://pictures.example/cat.jpg", "a cat"] |

  Rule: The type of a sender number goes with a sender number
    Spec: Published: messages

    @PUB-MSG-SOURCE-01 @published
    Example: There is a type and no number
      When the client asks to submit a message, where "/messages/0/source_number_type" is "INTERNATIONAL"
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/source_number_type"

  Rule: A callback URL is one that can be called
    Spec: Published: messages

    @PUB-MSG-URL-01 @published
    Scenario Outline: The callback URL <URL>
      When the client asks to submit a message, where "/messages/0/callback_url" is '"<URL>"'
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/callback"

      Examples:
        | URL                  |
        | callback             |
        | ftp://example.com/x  |
        | https:///nowhere     |
        | xhttps://example.com |
        | http://a b.example/  |
        | javascript:alert(1)  |

  Rule: A message of the wrong form is refused, and the refusal points to the mistake
    Spec: Published: messages

    @PUB-MSG-INVALID-01 @published
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to submit a message, where "<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | POINTER                              | VALUE                |
        | /messages/0/content                  | 5                    |
        | /messages/0/destination_number       | 46700000001          |
        | /messages/0/format                   | FAX                  |
        | /messages/0/delivery_report          | "yes"                |
        | /messages/0/metadata                 | "order"              |
        | /messages/0/source_number            | 5                    |
        | /messages/0/source_number_type       | NATIONAL             |
        | /messages/0/subject                  | 5                    |
        | /messages/0/scheduled                | tomorrow             |
        | /messages/0/scheduled                | 2024-02-30T12:00:00Z |
        | /messages/0/scheduled                | 2024-01-15T25:00:00Z |
        | /messages/0/message_expiry_timestamp | 1705320000           |
        | /messages/0/message_expiry_timestamp | 2023-02-29T12:00:00Z |

    @PUB-MSG-INVALID-01 @published
    Scenario Outline: <POINTER> is missing
      When the client asks to submit a message, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | POINTER                        |
        | /messages                      |
        | /messages/0/content            |
        | /messages/0/destination_number |

    @PUB-MSG-INVALID-01 @published
    Scenario Outline: To <OPERATION> with <WHAT>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION        | WHAT           | BODY         |
        | submit a message | half an object | {"messages": |
        | submit a message | a list         | []           |
        | submit a message | a number       | 5            |
        | submit a message | null           | null         |
        | cancel a message | half an object | {"status":   |
        | cancel a message | a list         | []           |

  Rule: A request with one mistake sends none of its messages
    Spec: Published: messages

    @PUB-MSG-WHOLE-01 @published @needs-ledger
    Scenario Outline: The mistake is at <POINTER> of the second message
      When the client asks to submit two messages, where "/messages/1/<POINTER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/1/<POINTER>"
      And nothing has happened on the platform

      Examples:
        | POINTER            | VALUE    |
        | content            | ""       |
        | destination_number | "+1"     |
        | format             | FAX      |
        | scheduled          | tomorrow |
        | callback_url       | "nowhere" |

@messaging
Feature: Members of a message that go together
  Some members make sense only beside others, and only in one form.

  @PUB-MSG-MEDIA-01 @published
  Rule: Media go with MMS alone

    Scenario Outline: A message of the format <FORMAT> has media
      When the client asks to submit an MMS, where "/messages/0/format" is <FORMAT>
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/media"
      When the client asks to submit an MMS
      Then it is accepted

      Examples:
        | FORMAT |
        | "SMS"  |
        | "TTS"  |

    Scenario Outline: The media are <MEDIA>
      When the client asks to submit an MMS, where "/messages/0/media" is <MEDIA>
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/media"
      When the client asks to submit an MMS
      Then it is accepted

      Examples:
        | MEDIA                                         |
        | "https://pictures.example/cat.jpg"            |
        | [5]                                           |
        | ["a cat"]                                     |
        | ["https://pictures.example/cat.jpg", "a cat"] |

  @PUB-MSG-SOURCE-01 @published
  Rule: The type of a sender number goes with a sender number

    Example: There is a type and no number
      When the client asks to submit a message, where "/messages/0/source_number_type" is "INTERNATIONAL"
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/source_number_type"
      When the client asks to submit a message
      Then it is accepted

  @PUB-MSG-URL-01 @published
  Rule: A callback URL is one that can be called

    Scenario Outline: The callback URL <URL>
      When the client asks to submit a message, where "/messages/0/callback_url" is "<URL>"
      Then it is refused with HTTP status 400
      And the refusal points to "/messages/0/callback"
      When the client asks to submit a message
      Then it is accepted

      Examples:
        | URL                  |
        | callback             |
        | ftp://example.com/x  |
        | https:///nowhere     |
        | xhttps://example.com |
        | http://a b.example/  |
        | javascript:alert(1)  |

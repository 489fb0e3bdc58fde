@messaging
Feature: Submitting messages
  An account hands in one or several messages with one request.

  @MSG-SUBMIT-01
  Rule: Every message of a request is sent, each of them once
    Spec: Endpoints / Messaging API

    @needs-callbacks @smoke
    Example: One message
      When the account sends "Hello" to "+46700000001" as "first"
      Then it is accepted
      And "first" is reported delivered

    @needs-callbacks
    Example: Five messages to five numbers
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   |       +46700000001 |
        | second | Hello   |       +46700000002 |
        | third  | Hello   |       +61491570156 |
        | fourth | Hello   |       +61491570157 |
        | fifth  | Hello   |       +12025550101 |
      Then "first", "second", "third", "fourth" and "fifth" are reported delivered

    @needs-handset
    Example: Two messages reach their handsets once each
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   |       +46700000001 |
        | second | Welcome |       +46700000002 |
      Then the handset "+46700000001" shows:
        | Hello |
      And the handset "+46700000002" shows:
        | Welcome |
      And "first" and "second" are reported delivered

    @needs-handset @needs-callbacks
    Example: Four messages to four countries, in two scripts and of any length
      When the account sends in one request:
        | NAME  | content                  | destination_number | LENGTH |
        | one   | Hello                    |       +46700000001 |        |
        | two   | Good morning             |       +61491570159 |        |
        | three | Привет, код 1234         |       +33639980001 |        |
        | four  | The parcel is on its way |      +447700900123 |    197 |
      Then "one", "two", "three" and "four" are reported delivered
      And the handset "+46700000001" has "one"
      And the handset "+61491570159" has "two"
      And the handset "+33639980001" has "three"
      And the handset "+447700900123" has "four"

  @MSG-FORMAT-01
  Rule: The format SMS is accepted
    Spec: Message (submit request, messaging API)

    Example: A message names the format SMS
      When the account asks to submit a message with this body:
        """
        { "messages": [{ "content": "Hello", "destination_number": "{number}", "format": "SMS" }] }
        """
      Then it is accepted

  @MSG-FORMAT-02 @observe
  Rule: Whether other formats can be submitted is open
    Spec: Message (submit request, messaging API)

    Scenario Outline: A message has <FORMAT>
      When the account asks to submit a message with this body:
        """
        { "messages": [{ "content": "Hello", "destination_number": "{number}"<MEMBER> }] }
        """
      Then the platform's answer is recorded

      Examples:
        | FORMAT                      | MEMBER            |
        | no format                   |                   |
        | the format MMS              | , "format": "MMS" |
        | the format TTS              | , "format": "TTS" |
        | the format in small letters | , "format": "sms" |
        | a format that is unknown    | , "format": "FAX" |

  @MSG-OPT-01
  Rule: A message with the documented members alone is accepted
    Spec: Versioning

    Example: The request of a client that knows nothing newer
      When the account asks to submit a message with this body:
        """
        {
          "messages": [
            { "content": "Hello", "destination_number": "{number}", "format": "SMS", "delivery_report": true }
          ]
        }
        """
      Then it is accepted

  @MSG-OPT-02 @observe
  Rule: Whether an unknown member is ignored or refused is open
    Spec: Versioning

    Scenario Outline: <WHERE> has a member that is not documented
      When the account asks to submit a message with this body:
        """
        { "messages": [{ "content": "Hello", "destination_number": "{number}"<IN> }]<BESIDE> }
        """
      Then the platform's answer is recorded

      Examples:
        | WHERE       | IN               | BESIDE           |
        | The message | , "x_unknown": 1 |                  |
        | The request |                  | , "x_unknown": 1 |

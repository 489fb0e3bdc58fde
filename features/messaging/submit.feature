@messaging
Feature: Submitting messages
  A client hands in one or several messages with one request.

  Rule: Every message of a request is sent, each of them once
    Spec: Endpoints / Messaging API

    @MSG-SUBMIT-01 @needs-callbacks @smoke
    Example: One message
      When the account sends "Hello" to "+46700000001" as "only"
      Then it is accepted
      And "only" is reported delivered

    @MSG-SUBMIT-01 @needs-callbacks
    Example: Five messages to five numbers
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   | +46700000001       |
        | second | Hello   | +46700000002       |
        | third  | Hello   | +61491570156       |
        | fourth | Hello   | +61491570157       |
        | fifth  | Hello   | +12025550101       |
      Then "first", "second", "third", "fourth" and "fifth" are reported delivered

    @MSG-SUBMIT-01 @needs-handset
    Example: Two messages reach their handsets once each
      When the account sends in one request:
        | NAME   | content | destination_number |
        | first  | Hello   | +46700000001       |
        | second | Welcome | +46700000002       |
      Then the handset "+46700000001" shows:
        | Hello |
      And the handset "+46700000002" shows:
        | Welcome |
      And "first" and "second" are reported delivered

  Rule: The format SMS is accepted
    Spec: Message (submit request, messaging API)

    @MSG-FORMAT-01
    Example: A message names the format SMS
      When the client asks to submit a message with this body:
        """
        { "messages": [{ "content": "Hello", "destination_number": "{number}", "format": "SMS" }] }
        """
      Then it is accepted

  Rule: Whether other formats can be submitted is open
    Spec: Message (submit request, messaging API)

    @MSG-FORMAT-02 @observe
    Scenario Outline: A message has <FORMAT>
      When the client asks to submit a message with this body:
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
        | a format that is unknown     | , "format": "FAX" |

  Rule: A message with the documented members alone is accepted
    Spec: Versioning

    @MSG-OPT-01 @reading
    Example: The request of a client that knows nothing newer
      When the client asks to submit a message with this body:
        """
        {
          "messages": [
            { "content": "Hello", "destination_number": "{number}", "format": "SMS", "delivery_report": true }
          ]
        }
        """
      Then it is accepted

  Rule: Whether an unknown member is ignored or refused is open
    Spec: Versioning

    @MSG-OPT-02 @observe
    Scenario Outline: <WHERE> has a member that is not documented
      When the client asks to submit a message with this body:
        """
        { "messages": [{ "content": "Hello", "destination_number": "{number}"<IN> }]<BESIDE> }
        """
      Then the platform's answer is recorded

      Examples:
        | WHERE       | IN               | BESIDE           |
        | The message | , "x_unknown": 1 |                  |
        | The request |                  | , "x_unknown": 1 |

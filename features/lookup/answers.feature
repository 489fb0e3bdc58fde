@lookup
Feature: What a lookup answers
  One line of text says if a number is in use, and in which network.

  Rule: The answer is one line: result, then imsi and location where they are known
    Spec: Number lookup response (text)

    @LOOKUP-FMT-01 @smoke
    Example: A number in use
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;imsi=\d{5,15}(;location=[A-Za-z0-9]{1,4})?$"

    @LOOKUP-FMT-01
    Example: A number that no network has
      When the client looks up "99900000001"
      Then the lookup answers a line like "^result=[^;=]+$"
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;imsi=\d{5,15}(;location=[A-Za-z0-9]{1,4})?$"

  Rule: The content type is text/plain in ISO-8859-1
    Spec: Number lookup response (text)

    @LOOKUP-CT-01
    Scenario Outline: <WHAT>
      When the client sends the lookup query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer comes with "Content-Type" set to "text/plain; charset=ISO-8859-1"

      Examples:
        | WHAT            | QUERY            |
        | A number in use | ?msisdn={number} |
        | A number in use, past the cache | ?msisdn={number}&nocache |

    @LOOKUP-CT-01 @observe
    Example: A lookup that names no number
      When the client sends the lookup query ""
      Then the lookups are recorded

  Rule: A lookup that succeeds gives OK and the imsi: MCC and MNC of the network
    Spec: Errors / Number lookup result values

    @LOOKUP-OK-01
    Example: A number in use
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;imsi=\d{5,6}(;location=[A-Za-z0-9]{1,4})?$"

    @LOOKUP-OK-01 @needs-hlr
    Scenario Outline: MCC <MCC> and MNC <MNC>
      Given the home register knows "46700000001" as:
        | result   | OK     |
        | imsi     | <IMSI> |
        | location | SE     |
      When the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=<IMSI>;location=SE"

      Examples:
        | MCC | MNC | IMSI   |
        | 240 | 01  | 24001  |
        | 310 | 410 | 310410 |
        | 505 | 003 | 505003 |
        | 234 | 00  | 23400  |

  Rule: Imsi and location are in the answer only when the result is OK
    Spec: Number lookup response (text)

    @LOOKUP-OK-02 @needs-hlr
    Scenario Outline: The home register tells <RESULT>, and a network and a country with it
      Given the home register knows "46700000001" as:
        | result   | <RESULT> |
        | imsi     | 24001    |
        | location | SE       |
      When the client looks up "46700000001" with nocache
      Then the lookup answers "result=<RESULT>"
      When the client looks up "46700000002" with nocache
      Then the lookup answers "result=OK;imsi=24001;location=SE"

      Examples:
        | RESULT               |
        | ABSENT_SUBSCRIBER_SM |
        | CALL_BARRED          |
        | DATA_MISSING         |
        | TIMEOUT              |

  Rule: A lookup that succeeds has HTTP status 200
    Spec: Endpoints / Number lookup

    @LOOKUP-HTTP-01
    Example: A number in use
      When the client looks up "46700000001"
      Then it is accepted with HTTP status 200
      And the lookup answers a line like "^result=OK;"

  Rule: A lookup that fails tells its result and nothing else
    Spec: Errors / Number lookup result values

    @LOOKUP-FAIL-01
    Example: A number that is none
      When the client sends the lookup query "?msisdn=abc"
      Then the lookup answers "result=MSISDN is invalid"
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;"

    @LOOKUP-FAIL-01
    Example: A number that no network has
      When the client looks up "99900000001"
      Then the lookup answers a line like "^result=(?!OK)[^;=]+$"
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;"

    @LOOKUP-FAIL-01 @needs-hlr
    Example: A handset that is switched off
      Given the home register knows "46700000001" as:
        | result | ABSENT_SUBSCRIBER_SM |
      When the client looks up "46700000001"
      Then the lookup answers "result=ABSENT_SUBSCRIBER_SM"
      When the client looks up "46700000002"
      Then the lookup answers a line like "^result=OK;"

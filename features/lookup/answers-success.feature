@lookup
Feature: Lookups that succeed
  A lookup that succeeds names the network of a number.

  @LOOKUP-OK-01
  Rule: A lookup that succeeds gives OK and the imsi: MCC and MNC of the network
    Spec: Errors / Number lookup result values

    Example: A number in use
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;imsi=[5 to 6 digits][a location, if any]"

    @needs-hlr
    Scenario Outline: MCC <MCC> and MNC <MNC>
      Given the home register knows "46700000001" as:
        | result   | OK     |
        | imsi     | <IMSI> |
        | location | SE     |
      When the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=<IMSI>;location=SE"

      Examples:
        | MCC | MNC | IMSI   |
        | 240 |  01 |  24001 |
        | 310 | 410 | 310410 |
        | 001 | 003 | 001003 |
        | 234 |  00 |  23400 |

    @needs-hlr
    Scenario Outline: A number of another country in the network <IMSI>
      Given the home register knows "<NUMBER>" as:
        | result   | OK         |
        | imsi     | <IMSI>     |
        | location | <LOCATION> |
      When the client looks up "<NUMBER>"
      Then the lookup answers "result=OK;imsi=<IMSI>;location=<LOCATION>"

      Examples:
        | NUMBER       | IMSI   | LOCATION |
        |  33639980001 |  20801 | FR       |
        |  12025550123 | 310410 | US       |
        | 447700900123 |  23415 | GB       |

  @LOOKUP-FAIL-01 @needs-hlr
  Rule: Imsi and location are in the answer only when the result is OK
    Spec: Number lookup response (text)

    Scenario Outline: The home register answers <RESULT> with a network and a country
      Given the home register knows "46700000001" as:
        | result   | <RESULT> |
        | imsi     |    24001 |
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

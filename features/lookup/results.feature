@lookup @needs-hlr
Feature: Results of lookups
  Eighteen words name the result of a lookup; programs compare them letter by letter.

  @LOOKUP-RES-01
  Rule: Each outcome has its own documented word
    Spec: Errors / Number lookup result values

    Example: Success
      Given the home register knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | SE    |
      When the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    Scenario Outline: The result <RESULT>
      Given the home register knows "46700000001" as:
        | result | <RESULT> |
      When the client looks up "46700000001"
      Then the lookup answers "result=<RESULT>"
      When the client looks up "46700000002"
      Then the lookup answers a line like "result=OK;[anything]"

      Examples: Reported by the networks
        | RESULT                       |
        | DATA_MISSING                 |
        | UNKNOWN_SUBSCRIBER           |
        | CALL_BARRED                  |
        | ABSENT_SUBSCRIBER_SM         |
        | UNEXPECTED_DATA_VALUE        |
        | SYSTEM_FAILURE               |
        | FACILITY_NOT_SUPPORTED       |
        | TELE_SERVICE_NOT_PROVISIONED |
        | HLR_REJECT                   |
        | HLR_ABORT                    |
        | HLR_LOCAL_CANCEL             |
        | TIMEOUT                      |

      Examples: Reported by the platform
        | RESULT                               |
        | REQUEST_THROTTLED                    |
        | IMSI_LOOKUP_BLOCKED                  |
        | Mandatory parameter MSISDN not found |
        | MSISDN range is not accepted         |
        | MSISDN is invalid                    |

    @needs-clock
    Example: A home register that does not answer for an hour
      Given the home register knows "46700000001" as:
        | result | OK     |
        | AFTER  | 1 hour |
      When 1 lookup of "46700000001" is in progress
      And 1 hour passes
      Then the lookups in progress answer:
        | TIMES | LINE           |
        |     1 | result=TIMEOUT |
      When the client looks up "46700000002"
      Then the lookup answers a line like "result=OK;[anything]"

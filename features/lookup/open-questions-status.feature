@lookup
Feature: What the document leaves open about failed lookups
  The line of a lookup is specified exactly; its HTTP status is not.

  @SIL-OTH-03 @observe
  Rule: Which HTTP status accompanies a lookup that fails is left open
    Spec: Errors / Number lookup result values

    Scenario Outline: The status of a failed lookup: <WHAT>
      When the client sends the lookup query "<QUERY>"
      Then the form of the answer is recorded

      Examples:
        | WHAT                         | QUERY                     |
        | No number                    |                           |
        | Letters                      | ?msisdn=abc               |
        | A number no network has      | ?msisdn=99900000001       |
        | A number of seventeen digits | ?msisdn=12345678901234567 |

    @needs-hlr
    Scenario Outline: The result <RESULT>
      Given the home register knows "46700000001" as:
        | result | <RESULT> |
      When the client looks up "46700000001"
      Then the form of the answer is recorded

      Examples:
        | RESULT               |
        | TIMEOUT              |
        | SYSTEM_FAILURE       |
        | REQUEST_THROTTLED    |
        | IMSI_LOOKUP_BLOCKED  |
        | ABSENT_SUBSCRIBER_SM |

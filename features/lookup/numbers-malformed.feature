@lookup
Feature: Lookups of malformed numbers
  A lookup names a number in international form; the result says when it is malformed.

  @LOOKUP-MSISDN-02
  Rule: A lookup of a number in a wrong format is answered that it is invalid
    Spec: Errors / Number lookup result values

    Scenario Outline: The number <MSISDN>
      When the client sends the lookup query "?msisdn=<MSISDN>"
      Then the lookup answers "result=MSISDN is invalid"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "result=OK;[anything]"

      Examples:
        | MSISDN       |
        | abc          |
        |  46x70000001 |
        | 46700000001a |

    Example: The fifth malformed number
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "result=OK;[anything]"
      When the client sends the lookup query "?msisdn=abc"
      And the client sends the lookup query "?msisdn=46x70000001"
      And the client sends the lookup query "?msisdn=46x70000002"
      And the client sends the lookup query "?msisdn=46x70000003"
      And the client sends the lookup query "?msisdn=46x70000004"
      Then the lookup answers "result=MSISDN is invalid"

    Scenario Outline: No number: <WHAT>
      When the client sends the lookup query "?msisdn=<MSISDN>"
      Then the lookup answers "result=MSISDN is invalid" or "result=MSISDN range is not accepted" or "result=UNEXPECTED_DATA_VALUE"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "result=OK;[anything]"

      Examples:
        | WHAT            | MSISDN           |
        | Two digits      |               12 |
        | Sixteen digits  | 1234567890123456 |
        | A national form |       0700000001 |
        | A plus within   |   46%2B700000001 |
        | Two plus signs  | %2B%2B4670000000 |

    @observe
    Scenario Outline: A number that is <WHAT>
      When the client sends the lookup query "?msisdn=<MSISDN>"
      Then the outcome is recorded

      Examples:
        | WHAT          | MSISDN         |
        | one zero byte | %00            |
        | spaced        | 46%2070%200001 |
        | named twice   |   46&msisdn=47 |

@lookup
Feature: Numbers that are looked up
  A lookup names one number in international form; the result says what is missing or malformed.

  Rule: A lookup without a number is answered that the mandatory parameter was not found
    Spec: Errors / Number lookup result values

    @LOOKUP-MSISDN-01
    Scenario Outline: <WHAT>
      When the client sends the lookup query "<QUERY>"
      Then the lookup answers "result=Mandatory parameter MSISDN not found"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "^result=OK;"

      Examples:
        | WHAT              | QUERY              |
        | No query          |                    |
        | Nothing but flags | ?nocache           |
        | Another parameter | ?number={number}   |

    @LOOKUP-MSISDN-01
    Example: An empty number
      When the client sends the lookup query "?msisdn="
      Then the lookup answers "result=Mandatory parameter MSISDN not found" or "result=MSISDN is invalid"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "^result=OK;"

    @LOOKUP-MSISDN-01 @observe
    Example: The name of the parameter in capitals
      When the client sends the lookup query "?MSISDN={number}"
      Then the lookups are recorded

  Rule: A lookup of a number in a wrong format is answered that it is invalid
    Spec: Errors / Number lookup result values

    @LOOKUP-MSISDN-02
    Scenario Outline: The number <MSISDN>
      When the client sends the lookup query "?msisdn=<MSISDN>"
      Then the lookup answers "result=MSISDN is invalid"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "^result=OK;"

      Examples:
        | MSISDN        |
        | abc           |
        | 46x70000001   |
        | 46700000001a  |

    @LOOKUP-MSISDN-02
    Scenario Outline: <WHAT>
      When the client sends the lookup query "?msisdn=<MSISDN>"
      Then the lookup answers a line like "^result=(MSISDN is invalid|MSISDN range is not accepted|UNEXPECTED_DATA_VALUE)$"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "^result=OK;"

      Examples:
        | WHAT             | MSISDN           |
        | Two digits       | 12               |
        | Sixteen digits   | 1234567890123456 |
        | A national form  | 0700000001       |
        | A plus within    | 46%2B700000001   |
        | Two plus signs   | %2B%2B4670000000 |

    @LOOKUP-MSISDN-02 @observe
    Scenario Outline: A number that is <WHAT>
      When the client sends the lookup query "?msisdn=<MSISDN>"
      Then the lookups are recorded

      Examples:
        | WHAT                      | MSISDN         |
        | one zero byte             | %00            |
        | spaced                    | 46%2070%200001 |
        | named twice               | 46&msisdn=47   |

  Rule: A number in international form is looked up
    Spec: Endpoints / Number lookup

    @LOOKUP-MSISDN-03
    Example: Without and with its plus sign
      When the client sends the lookup query "?msisdn={number}"
      And the client sends the lookup query "?msisdn=%2B{number}"
      Then one of the lookups answers a line like "^result=OK;imsi=\d+"

    @LOOKUP-MSISDN-03 @observe
    Example: Every way to write the plus sign
      When the client sends the lookup query "?msisdn={number}"
      And the client sends the lookup query "?msisdn=%2B{number}"
      And the client sends the lookup query "?msisdn=+{number}"
      And the client sends the lookup query "?msisdn=00{number}"
      Then the lookups are recorded

  Rule: A lookup of a number outside the service is answered that its range is not accepted
    Spec: Errors / Number lookup result values

    @LOOKUP-MSISDN-04 @needs-hlr
    Example: A range that is closed to lookups
      Given the home register knows "46900000001" as:
        | result | MSISDN range is not accepted |
      When the client looks up "46900000001"
      Then the lookup answers "result=MSISDN range is not accepted"
      When the client looks up "46700000002"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    @LOOKUP-MSISDN-04 @needs-hlr
    Example: The range is closed after a lookup was answered
      When the client looks up "46900000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When the home register now knows "46900000001" as:
        | result | MSISDN range is not accepted |
      And the client looks up "46900000001" with nocache
      Then the lookup answers "result=MSISDN range is not accepted"

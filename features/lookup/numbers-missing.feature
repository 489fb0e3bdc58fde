@lookup
Feature: Lookups without a number
  A lookup names one number; the result says when there is none.

  @LOOKUP-MSISDN-01
  Rule: A lookup without a number is answered that the mandatory parameter was not found
    Spec: Errors / Number lookup result values

    Scenario Outline: The number is missing: <WHAT>
      When the client sends the lookup query "<QUERY>"
      Then the lookup answers "result=Mandatory parameter MSISDN not found"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "result=OK;[anything]"

      Examples:
        | WHAT              | QUERY            |
        | No query          |                  |
        | Nothing but flags | ?nocache         |
        | Another parameter | ?number={number} |

    Example: An empty number
      When the client sends the lookup query "?msisdn="
      Then the lookup answers "result=Mandatory parameter MSISDN not found" or "result=MSISDN is invalid"
      When the client sends the lookup query "?msisdn={number}"
      Then the lookup answers a line like "result=OK;[anything]"

    @observe
    Example: The name of the parameter in capitals
      When the client sends the lookup query "?MSISDN={number}"
      Then the outcome is recorded

@lookup
Feature: Lookups past stored answers
  A client that wants the present state of a number says so.

  @LOOKUP-NOCACHE-01 @needs-hlr
  Rule: The flag nocache bypasses what is stored
    Spec: Endpoints / Number lookup

    Scenario Outline: The number <CHANGE> after a lookup
      Given the home register knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | SE    |
      When the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When the home register now knows "46700000001" as:
        | result   | OK         |
        | imsi     | <IMSI>     |
        | location | <LOCATION> |
      And the client looks up "46700000001" with nocache
      Then the lookup answers "result=OK;imsi=<IMSI>;location=<LOCATION>"

      Examples:
        | CHANGE      | IMSI  | LOCATION |
        | is ported   | 24007 | SE       |
        | goes abroad | 24001 | DE       |

    Example: The flag comes before the number
      Given the home register knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | SE    |
      When the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When the home register now knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24007 |
        | location | DE    |
      And the client sends the lookup query "?nocache&msisdn={number}"
      Then the lookup answers "result=OK;imsi=24007;location=DE"

    @observe
    Scenario Outline: The flag <WHAT>
      Given the home register knows "46700000001" as:
        | result | OK    |
        | imsi   | 24001 |
      When the client looks up "46700000001"
      And the home register now knows "46700000001" as:
        | result | OK    |
        | imsi   | 24007 |
      And the client sends the lookup query "?msisdn=46700000001&<QUERY>"
      And the client looks up "46700000001"
      Then the outcome is recorded

      Examples:
        | WHAT                | QUERY         |
        | with an equals sign | nocache=      |
        | that is 1           | nocache=1     |
        | that is true        | nocache=true  |
        | that is false       | nocache=false |
        | in capitals         | NOCACHE       |

  @LOOKUP-NOCACHE-02
  Rule: A lookup works without the flag
    Spec: Endpoints / Number lookup

    Example: Twice without it
      When the client looks up "46700000001"
      Then it is accepted with HTTP status 200
      And the lookup answers a line like "result=OK;[anything]"
      When the client looks up "46700000001"
      Then it is accepted with HTTP status 200
      And the lookup answers a line like "result=OK;[anything]"

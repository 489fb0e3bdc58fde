@lookup
Feature: Location of a handset
  The real-time service says in which country a handset is.

  @LOOKUP-LOC-01 @needs-hlr
  Rule: The location is the country the handset is in now
    Spec: Number lookup response (text)

    Scenario Outline: A Swedish subscriber in <COUNTRY>
      Given the home register knows "46700000001" as:
        | result   | OK         |
        | imsi     |      24001 |
        | location | <LOCATION> |
      When the client of the real-time service looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=<LOCATION>"

      Examples:
        | COUNTRY   | LOCATION |
        | Sweden    | SE       |
        | Germany   | DE       |
        | Australia | AU       |

    Example: The subscriber comes home
      Given the home register knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | DE    |
      When the client of the real-time service looks up "46700000001" with nocache
      Then the lookup answers "result=OK;imsi=24001;location=DE"
      When the home register now knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | SE    |
      And the client of the real-time service looks up "46700000001" with nocache
      Then the lookup answers "result=OK;imsi=24001;location=SE"

@lookup @needs-hlr
Feature: How the flag of a lookup is written
  Clients write the flag with nothing behind it, with an equals sign, or as true.

  @PUB-LOOKUP-NOCACHE-01 @published
  Rule: The flag nocache counts however it is written

    Scenario Outline: The flag <WHAT>
      Given the home register knows "46700000001" as:
        | result | OK    |
        | imsi   | 24001 |
      When the client sends the lookup query "?msisdn=46700000001"
      Then the lookup answers a line like "result=OK;imsi=24001;[anything]"
      When the home register now knows "46700000001" as:
        | result | OK    |
        | imsi   | 24007 |
      And the client sends the lookup query "<QUERY>"
      Then the lookup answers a line like "result=OK;imsi=24007;[anything]"

      Examples:
        | WHAT                | QUERY                            |
        | alone               | ?msisdn=46700000001&nocache      |
        | with an equals sign | ?msisdn=46700000001&nocache=     |
        | that is true        | ?msisdn=46700000001&nocache=true |
        | before the number   | ?nocache&msisdn=46700000001      |

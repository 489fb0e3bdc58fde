@lookup
Feature: What the document leaves open about lookups
  The line of a lookup is specified exactly; much around it is not.

  @SIL-OTH-04 @observe
  Rule: Services, flags, plus signs, country codes, lifetimes and limits of lookups are left open
    Spec: Endpoints / Number lookup

    Scenario Outline: A lookup with <WHAT>
      When the client sends the lookup query "<QUERY>"
      Then the form of the answer is recorded

      Examples:
        | WHAT                  | QUERY                             |
        | a number alone        | ?msisdn={digits}                  |
        | a plus sign           | ?msisdn=%2B{digits}               |
        | two zeros in front    | ?msisdn=00{digits}                |
        | the flag nocache      | ?msisdn={digits}&nocache          |
        | a flag that is 1      | ?msisdn={digits}&nocache=1        |
        | a flag that is false  | ?msisdn={digits}&nocache=false    |
        | the name of a service | ?msisdn={digits}&service=realtime |

    @needs-hlr @needs-clock
    Scenario Outline: The number is ported, and <TIME> after the first lookup comes another
      Given the home register knows "46700000001" as:
        | result | OK    |
        | imsi   | 24001 |
      When the client looks up "46700000001"
      And the home register now knows "46700000001" as:
        | result | OK    |
        | imsi   | 24007 |
      And <TIME> pass
      And the client looks up "46700000001"
      Then the form of the answer is recorded

      Examples:
        | TIME       |
        | 10 minutes |
        |   23 hours |
        |   25 hours |

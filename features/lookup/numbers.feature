@lookup
Feature: Numbers that are looked up
  A number in international form is looked up if the service covers it.

  @LOOKUP-MSISDN-03
  Rule: A number in international form is looked up
    Spec: Endpoints / Number lookup

    Example: Without and with its plus sign
      When the client sends the lookup query "?msisdn={digits}"
      And the client sends the lookup query "?msisdn=%2B{digits}"
      Then one of the lookups answers a line like "result=OK;imsi=[digits][anything]"

    @needs-hlr
    Scenario Outline: A number of <COUNTRY>, <DIGITS> digits long
      Given the home register knows "<NUMBER>" as:
        | result | OK     |
        | imsi   | <IMSI> |
      When the client looks up "<NUMBER>"
      Then the lookup answers a line like "result=OK;imsi=<IMSI>[further members, if any]"

      Examples:
        | COUNTRY    | DIGITS | NUMBER          | IMSI   |
        | the UK     |     12 |    447700900123 |  23415 |
        | the US     |     11 |     12025550123 | 310410 |
        | Germany    |     13 |   4915112345678 |  26201 |
        | Norway     |     10 |      4740612345 |  24201 |
        | St. Helena |      8 |        29022158 |  65801 |
        | Austria    |     15 | 436641234567890 |  23201 |

    @observe
    Example: Every way to write the plus sign
      When the client sends the lookup query "?msisdn={digits}"
      And the client sends the lookup query "?msisdn=%2B{digits}"
      And the client sends the lookup query "?msisdn=+{digits}"
      And the client sends the lookup query "?msisdn=00{digits}"
      Then the outcome is recorded

  @LOOKUP-MSISDN-04 @needs-hlr
  Rule: A lookup of a number outside the service is answered that its range is not accepted
    Spec: Errors / Number lookup result values

    Example: A range that is closed to lookups
      Given the home register knows "46900000001" as:
        | result | MSISDN range is not accepted |
      When the client looks up "46900000001"
      Then the lookup answers "result=MSISDN range is not accepted"
      When the client looks up "46700000002"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    Example: The range is closed after a lookup was answered
      When the client looks up "46900000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When the home register now knows "46900000001" as:
        | result | MSISDN range is not accepted |
      And the client looks up "46900000001" with nocache
      Then the lookup answers "result=MSISDN range is not accepted"

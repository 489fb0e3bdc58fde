@lookup
Feature: Answers that the platform has stored
  The platform may repeat what it knows about a number, as a whole and for that number alone.

  @LOOKUP-CACHE-01 @reading @needs-hlr
  Rule: An answer that was stored is repeated as a whole
    Spec: Endpoints / Number lookup

    Example: The number is ported and goes abroad after a lookup
      Given the home register knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | SE    |
      When the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When the home register now knows "46700000001" as:
        | result   | OK    |
        | imsi     | 26201 |
        | location | DE    |
      And the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE" or "result=OK;imsi=26201;location=DE"

  @LOOKUP-CACHE-02 @reading @needs-hlr
  Rule: What is stored for one number is never told of another
    Spec: Endpoints / Number lookup

    Scenario Outline: After "<FIRST>" comes "<SECOND>"
      Given the home register knows "<FIRST>" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | SE    |
      And the home register knows "<SECOND>" as:
        | result   | OK    |
        | imsi     | 24007 |
        | location | NO    |
      When the client looks up "<FIRST>"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When the client looks up "<SECOND>"
      Then the lookup answers "result=OK;imsi=24007;location=NO"
      When the client looks up "<FIRST>"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

      Examples:
        | FIRST           | SECOND          |
        |     46700000001 |     46700000002 |
        |     46700000001 |     47700000001 |
        |     46700000001 |    467000000011 |
        | 467000000000011 | 467000000000012 |

  @X-35 @reading @needs-hlr
  Rule: With nocache a failure is reported whatever was stored before
    Spec: Errors / Number lookup result values

    Example: The handset is switched off after a lookup
      When the client looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When the home register now knows "46700000001" as:
        | result | ABSENT_SUBSCRIBER_SM |
      And the client looks up "46700000001" with nocache
      Then the lookup answers "result=ABSENT_SUBSCRIBER_SM"
      When the client looks up "46700000001"
      Then the lookup answers "result=ABSENT_SUBSCRIBER_SM" or "result=OK;imsi=24001;location=SE"

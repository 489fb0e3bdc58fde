@lookup
Feature: Lookups that fail
  A lookup that fails says why, and nothing else.

  @LOOKUP-FAIL-01
  Rule: A lookup that fails tells its result and nothing else
    Spec: Errors / Number lookup result values

    Example: A malformed number
      When the client sends the lookup query "?msisdn=abc"
      Then the lookup answers "result=MSISDN is invalid"
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;[anything]"

    @needs-hlr
    Example: A number that no network has
      Given the home register knows "99900000001" as:
        | result | UNKNOWN_SUBSCRIBER |
      When the client looks up "99900000001"
      Then the lookup answers a line like "result=[a reason]"
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;[anything]"

    @needs-hlr
    Example: A handset that is switched off, asked for a second time
      Given the home register knows "46700000001" as:
        | result | ABSENT_SUBSCRIBER_SM |
      When the client looks up "46700000001"
      Then the lookup answers "result=ABSENT_SUBSCRIBER_SM"
      When the client looks up "46700000001"
      Then the lookup answers "result=ABSENT_SUBSCRIBER_SM"
      When the client looks up "46700000002"
      Then the lookup answers a line like "result=OK;[anything]"

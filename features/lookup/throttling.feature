@lookup @needs-hlr @needs-clock
Feature: Concurrent lookups
  Every lookup that waits for the networks takes a place, and there are only so many.

  Background:
    Given the platform allows 3 lookups at a time
    And the home register knows "46700000001" as:
      | result   | OK        |
      | imsi     |     24001 |
      | location | SE        |
      | AFTER    | 2 seconds |
    And the home register knows "46700000004" as:
      | result | ABSENT_SUBSCRIBER_SM |
      | AFTER  |            2 seconds |

  @LOOKUP-THR-01
  Rule: A lookup beyond the permitted number in progress is answered with REQUEST_THROTTLED
    Spec: Errors / Number lookup result values

    @core
    Example: One more, and one when they have ended
      When 1 lookup of "46700000004" is in progress
      And 2 lookups of "46700000001" are in progress
      And the client looks up "46700000002"
      Then the lookup answers "result=REQUEST_THROTTLED"
      When 2 seconds pass
      Then the lookups in progress answer:
        | TIMES | LINE                             |
        |     2 | result=OK;imsi=24001;location=SE |
        |     1 | result=ABSENT_SUBSCRIBER_SM      |
      When the client looks up "46700000002"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    Example: Three that were throttled, and one when the first three have ended
      When 3 lookups of "46700000001" are in progress
      And the client looks up "46700000002"
      And the client looks up "46700000002"
      And the client looks up "46700000002"
      Then the lookup answers "result=REQUEST_THROTTLED"
      When 2 seconds pass
      And the client looks up "46700000002"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    Example: The last place
      When 2 lookups of "46700000001" are in progress
      And the client looks up "46700000002"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    Example: One of them ends before the others
      Given the home register knows "46700000002" as:
        | result | OK        |
        | imsi   |     24007 |
        | AFTER  | 3 seconds |
      When 1 lookup of "46700000001" is in progress
      And 2 lookups of "46700000002" are in progress
      And the client looks up "46700000003"
      Then the lookup answers "result=REQUEST_THROTTLED"
      When 2 seconds pass
      And the client looks up "46700000003"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    Example: Three that fail, and one when they have ended
      Given the home register knows "46700000002" as:
        | result | ABSENT_SUBSCRIBER_SM |
        | AFTER  |            2 seconds |
      When 3 lookups of "46700000002" are in progress
      And the client looks up "46700000003"
      Then the lookup answers "result=REQUEST_THROTTLED"
      When 2 seconds pass
      And the client looks up "46700000003"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    Example: Three that the network never answers, and one when they have ended
      Given the home register knows "46700000002" as:
        | result | OK         |
        | imsi   |      24007 |
        | AFTER  | 10 minutes |
      When 3 lookups of "46700000002" are in progress
      And 10 minutes pass
      And the client looks up "46700000003"
      Then the lookup answers "result=OK;imsi=24001;location=SE"

    @observe
    Example: One of the clients gives up
      When 3 lookups of "46700000001" are in progress
      And 1 lookup of "46700000001" is abandoned
      And the client looks up "46700000002"
      Then the platform's answer is recorded

    Example: A place that was given up is free once, and not again when the network answers
      When 3 lookups of "46700000001" are in progress
      And 1 lookup of "46700000001" is abandoned
      And 2 seconds pass
      And 3 lookups of "46700000001" are in progress
      And the client looks up "46700000002"
      Then the lookup answers "result=REQUEST_THROTTLED"

    Example: A lookup keeps its place until the network answers, however soon others end
      Given the home register knows "46700000002" as:
        | result | OK        |
        | imsi   |     24007 |
        | AFTER  | 3 seconds |
      When 1 lookup of "46700000001" is in progress
      And 2 lookups of "46700000002" are in progress
      And 2 seconds pass
      And 1 lookup of "46700000001" is in progress
      And the client looks up "46700000003"
      Then the lookup answers "result=REQUEST_THROTTLED"

    @needs-holds
    Example: Lookups have their places before a network was asked
      Given the next 4 requests to look up a number are decided together
      When 3 lookups of "46700000002" are in progress
      And the client looks up "46700000003"
      Then the lookup answers "result=REQUEST_THROTTLED"
      When 1 lookup of "46700000002" is abandoned
      And the client looks up "46700000003"
      Then the lookup answers "result=OK;imsi=24001;location=SE" or "result=REQUEST_THROTTLED"

    Example: A burst of 64 lookups
      When 64 lookups of "46700000001" are in progress
      And 2 seconds pass
      Then the lookups in progress answer:
        | TIMES | LINE                             |
        |     3 | result=OK;imsi=24001;location=SE |
        |    61 | result=REQUEST_THROTTLED         |

  @X-34 @reading
  Rule: A lookup with nocache needs a place even when an answer is stored
    Spec: Endpoints / Number lookup

    Example: Every place is taken
      When the client looks up "46700000002"
      Then the lookup answers "result=OK;imsi=24001;location=SE"
      When 3 lookups of "46700000001" are in progress
      And the client looks up "46700000002" with nocache
      Then the lookup answers "result=REQUEST_THROTTLED"
      When the client looks up "46700000002"
      Then the lookup answers "result=OK;imsi=24001;location=SE" or "result=REQUEST_THROTTLED"

@voice
Feature: Requests that meet under one Idempotency-Key
  A client that repeats itself too soon still makes one change.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-13 @reading @needs-ledger
  Rule: When several requests with the same key arrive together, the change is made once
    Spec: Endpoints / Voice service update

    @core
    Example: Twenty of the same
      When the client updates at the same moment:
        | SERVICE   | MEMBER      | VALUE      | KEY | TIMES |
        | Main line | description | "Weekdays" | K   |    20 |
      Then every update is answered alike, or refused
      And the description of "Main line" is now "Weekdays"
      And "Main line" was changed 1 time since it was set up

    Example: A burst of sixty-four
      When the client updates in a burst:
        | SERVICE   | MEMBER      | VALUE      | KEY | TIMES |
        | Main line | description | "Weekdays" | K   |    64 |
      Then every update is answered alike, or refused
      And the description of "Main line" is now "Weekdays"
      And "Main line" was changed 1 time since it was set up

  @X-29 @reading
  Rule: Different bodies that arrive together under one key leave one of them
    Spec: Endpoints / Voice service update

    @core
    Example: Two bodies that change different members
      Given "Main line" has been set to:
        | name        | "Reception" |
        | description | "Daytime"   |
      When the client updates at the same moment:
        | SERVICE   | MEMBER      | VALUE      | KEY |
        | Main line | description | "Weekdays" | K   |
        | Main line | name        | "Sales"    | K   |
      Then every update is answered alike, or refused
      And "Main line" has either description "Weekdays" or name "Sales", whichever update was accepted

    Example: A burst of sixty-four with two bodies
      Given "Main line" has been set to:
        | name        | "Reception" |
        | description | "Daytime"   |
      When the client updates in a burst:
        | SERVICE   | MEMBER      | VALUE      | KEY | TIMES |
        | Main line | description | "Weekdays" | K   |    32 |
        | Main line | name        | "Sales"    | K   |    32 |
      Then every update is answered alike, or refused
      And "Main line" has either description "Weekdays" or name "Sales", whichever update was accepted

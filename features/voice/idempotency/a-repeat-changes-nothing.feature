@voice
Feature: Repeated updates under an Idempotency-Key
  A client that got no answer sends its update again without fear that it is made twice.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-01
  Rule: A key that comes again within 10 minutes gets the first answer
    Spec: Endpoints / Voice service update

    @core @smoke
    Example: The same update a minute later
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And 1 minute passes
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      And the description of "Main line" is now "Weekdays"

    @needs-ledger
    Example: Three times the same update is one change
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then "Main line" was changed 1 time since it was set up

    Example: Three hundred other keys are used in between
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" 300 times, each time under a key of its own
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      And the description of "Main line" is now "300 updates"

    Example: An update with two hundred commands
      When the client gives "Main line" 200 commands under the key "K"
      And the client updates "Main line" with callBehavior.type "NONE"
      And the client gives "Main line" 200 commands under the key "K"
      Then the answer is the same as answer 1
      And the callBehavior.type of "Main line" is now "NONE"

    @core
    Example: Other keys are used in between
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends" under the key "L"
      And the client updates "Main line" with name "Sales" under the key "M"
      And the client updates "Main line" with description "Evenings" under the key "N"
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      And the description of "Main line" is now "Evenings"

    Example: The fifth of five keys
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends" under the key "L"
      And the client updates "Main line" with description "Mornings" under the key "M"
      And the client updates "Main line" with description "Evenings" under the key "N"
      And the client updates "Main line" with description "Nights" under the key "O"
      And the client updates "Main line" with description "Holidays"
      And the client updates "Main line" with description "Nights" under the key "O"
      Then the description of "Main line" is now "Holidays"

  @VOICE-IDEM-09
  Rule: Repeating an earlier keyed request returns its old answer and keeps any change made since
    Spec: Endpoints / Voice service update

    @core
    Example: Another change came in between
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      But the description of "Main line" is now "Weekends"

    Example: Another service became the default in between
      When the client updates "Main line" with isDefault true under the key "K"
      And the client updates "Second line" with isDefault true
      And the client updates "Main line" with isDefault true under the key "K"
      Then the answer is the same as answer 1
      But "Main line" is not the default service
      And "Second line" is now the default service

    @needs-clock
    Example: The time of the update stays
      Given it is 2024-03-01T10:00:00Z
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And 1 minute passes
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      When the client reads "Main line"
      Then "updateTime" of the answer is the instant 2024-03-01T10:00:00Z

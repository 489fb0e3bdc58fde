@voice
Feature: Services made the default at the same moment
  However many requests arrive together, one service is the default afterwards.

  Background:
    Given the project has the voice services "Main line" and "Second line"
    And "Main line" is the default service

  @VOICE-DEF-06 @reading
  Rule: When two voice services are made default at the same moment, a single one ends up as default
    Spec: Default voice service

    @core
    Example: The default service and another one, several times each
      When the client updates at the same moment:
        | SERVICE     | MEMBER    | VALUE | TIMES |
        | Second line | isDefault | true  |     2 |
        | Main line   | isDefault | true  |    18 |
      Then the project has exactly one default service
      When the client updates "Second line" with isDefault true
      And the client updates at the same moment:
        | SERVICE     | MEMBER    | VALUE | TIMES |
        | Main line   | isDefault | true  |     2 |
        | Second line | isDefault | true  |    18 |
      Then the project has exactly one default service

    Example: A burst of sixty-four for two services
      When the client updates in a burst:
        | SERVICE     | MEMBER    | VALUE | TIMES |
        | Second line | isDefault | true  |    32 |
        | Main line   | isDefault | true  |    32 |
      Then the project has exactly one default service
      When the client updates in a burst:
        | SERVICE     | MEMBER    | VALUE | TIMES |
        | Second line | isDefault | true  |    32 |
        | Main line   | isDefault | true  |    32 |
      Then the project has exactly one default service

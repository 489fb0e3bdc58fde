@token
Feature: Lifetime of a token
  A token works until the lifetime it was issued with has passed.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"
    And the client has the token "T"

  @TOK-09
  Rule: A token works until its lifetime ends; after that the platform answers with HTTP status 401
    Spec: Access token response

    @smoke
    Example: Right after it was issued
      When the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the description of "Main line" is now "Weekdays"

    @core @slow-real-time
    Scenario Outline: Accepted with <LEFT> left
      When it is <LEFT> before the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the description of "Main line" is now "Weekdays"

      Examples:
        | LEFT       |
        | 59 minutes |
        | 57 minutes |
        | 54 minutes |
        | 48 minutes |
        | 30 minutes |
        |  2 minutes |

      @needs-clock
      Examples:
        | LEFT       |
        | 61 seconds |
        |   1 second |

    @slow-real-time
    Example: A token that is asked for in the last half minute of another has the lifetime that it says
      When it is 30 seconds before the token "T" expires
      And the client has the token "second"
      And it is 10 seconds before the token "second" expires
      And the client with the token "second" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      And the description of "Main line" is now "Weekdays"

    @slow-real-time
    Scenario Outline: Refused <LATER> after its end
      When it is 2 minutes before the token "T" expires
      And the client with the token "T" updates "Main line" with description "Mornings"
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When it is <LATER> after the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekends"
      Then it is refused with HTTP status 401
      But the description of "Main line" is now "Weekdays"

      Examples:
        | LATER     |
        | 2 minutes |
        |  25 hours |

      @needs-clock
      Examples:
        | LATER      |
        | 61 seconds |

    @observe @needs-clock
    Example: The very moment of its end
      When it is 0 seconds before the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then the platform's answer is recorded

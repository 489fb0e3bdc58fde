@token
Feature: Lifetime of a token
  A token works until the lifetime it was issued with has passed.

  Background:
    Given the service was set to {"description":"Daytime"}
    And the client has the token "T"
    And the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"

  Rule: A token works for its whole lifetime and is refused afterwards
    Spec: Access token response

    @TOK-09 @smoke
    Example: Right after it was issued
      When the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      And the service has {"description":"Weekdays"}

    @TOK-09 @slow-real-time
    Scenario Outline: Accepted with <LEFT> left
      When it is <LEFT> before the token "T" expires
      And the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      And the service has {"description":"Weekdays"}

      Examples:
        | LEFT       |
        | 30 minutes |
        | 2 minutes  |

      @needs-clock
      Examples:
        | LEFT       |
        | 61 seconds |
        | 1 second   |

    @TOK-09 @slow-real-time
    Scenario Outline: Refused <LATER> after its end
      When it is 2 minutes before the token "T" expires
      And the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      When it is <LATER> after the token "T" expires
      And the client with the token "T" updates the service with {"description":"Weekends"}
      Then it is refused with HTTP status 401
      But the service has {"description":"Weekdays"}

      Examples:
        | LATER     |
        | 2 minutes |
        | 25 hours  |

      @needs-clock
      Examples:
        | LATER      |
        | 1 second   |
        | 61 seconds |

    @TOK-09 @observe @needs-clock
    Example: The very moment of its end
      When it is 0 seconds before the token "T" expires
      And the client with the token "T" updates the service with {"description":"Weekdays"}
      Then the platform's answer is recorded

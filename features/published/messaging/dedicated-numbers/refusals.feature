@messaging @needs-accounts
Feature: Dedicated numbers that are refused
  An account without the feature gets no number, and no account gets a number that is taken.

  Background:
    Given dedicated numbers are switched on for the account
    And the platform offers the numbers "+46703583127, +46703742682, +46703918264"

  @PUB-DED-FEATURE-01 @published
  Rule: An account without the feature is refused with HTTP status 403

    Scenario Outline: A request to <OPERATION> without the feature
      Given the account has <A> <THING>
      When dedicated numbers are switched off for the account
      And the client asks to <OPERATION> for the account's <THING>
      Then it is refused with HTTP status 403
      When dedicated numbers are switched on for the account
      And the client asks to <OPERATION> for the account's <THING>
      Then it is accepted

      Examples:
        | OPERATION                    | A  | THING            |
        | search for dedicated numbers | a  | dedicated number |
        | read a dedicated number      | a  | dedicated number |
        | assign a number              | a  | dedicated number |
        | read an assignment           | an | assigned number  |
        | change an assignment         | an | assigned number  |
        | end an assignment            | an | assigned number  |

  @PUB-DED-CONFLICT-01 @published
  Rule: A number that is taken, or not available yet, is answered with HTTP status 409

    Example: The number is taken
      Given dedicated numbers are switched on for another customer
      When the client asks to assign a number
      Then it is accepted with HTTP status 201
      When another customer asks to assign a number for the account's dedicated number
      Then it is refused with HTTP status 409
      When the client asks to read an assignment for the account's dedicated number
      Then the answer has "label" set to "Support"

    @needs-clock
    Example: The number is available later
      Given it is 2024-01-15T12:00:00Z
      And the platform offers these numbers:
        | phone_number | available_after      |
        |  46703222222 | 2024-01-20T12:00:00Z |
      When the account asks to assign a number, "+46703222222"
      Then it is refused with HTTP status 409
      When the clock reaches 2024-01-20T12:00:01Z
      And the account asks to assign a number, "+46703222222"
      Then it is accepted with HTTP status 201

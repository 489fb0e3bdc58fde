@messaging
Feature: Schedules that are not found
  A schedule is there for its own account alone.

  @PUB-SCHED-MISSING-01 @published
  Rule: An id of no schedule of the account is not found

    Scenario Outline: A request to <OPERATION> with the id <ID>, which no schedule has
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION               | ID                                   |
        | read a scheduled report | :id                                  |
        | read a scheduled report | 11111111-2222-4333-8444-555555555555 |

    Scenario Outline: Another customer asks to <OPERATION>
      Given the account has a scheduled detail report
      When another customer asks to <OPERATION> for the account's scheduled detail report
      Then it is refused with HTTP status 404
      When the client asks to read a scheduled report
      Then it is accepted with HTTP status 200
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION                        |
        | read a scheduled report          |
        | delete a scheduled report        |
        | change a scheduled detail report |

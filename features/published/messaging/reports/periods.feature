@messaging @needs-clock
Feature: Periods of reports
  A period takes the place of dates, and is calculated in the given time zone.

  @PUB-ASYNC-PERIOD-02 @published
  Rule: A period is made of whole days of the time zone that is named

    Scenario Outline: <PERIOD> in <ZONE>, a message at <SENT>
      Given it is <SENT>
      When the account sends "Hello" to 1 recipient
      And the clock reaches 2024-03-13T12:00:00Z
      And the account asks for the summary file with:
        | period   | <PERIOD> |
        | timezone | <ZONE>   |
      Then the file reads:
        """
        total_sent,total_received,total_billing_units,total_opt_out
        <COUNT>,0,<COUNT>,0
        """

      Examples:
        | PERIOD        | ZONE             | SENT                     | COUNT |
        | TODAY         | UTC              | 2024-03-13T00:00:00.001Z |     1 |
        | TODAY         | UTC              | 2024-03-12T23:59:59.999Z |     0 |
        | TODAY         | Europe/Stockholm | 2024-03-12T23:00:00.001Z |     1 |
        | YESTERDAY     | UTC              | 2024-03-12T23:59:59.999Z |     1 |
        | YESTERDAY     | UTC              | 2024-03-13T00:00:00.001Z |     0 |
        | YESTERDAY     | UTC              | 2024-03-11T23:59:59.999Z |     0 |
        | THIS_WEEK     | UTC              | 2024-03-11T00:00:00.001Z |     1 |
        | THIS_WEEK     | UTC              | 2024-03-10T12:00:00.000Z |     0 |
        | LAST_WEEK     | UTC              | 2024-03-04T00:00:00.001Z |     1 |
        | LAST_WEEK     | UTC              | 2024-03-11T00:00:00.001Z |     0 |
        | THIS_WEEKDAYS | UTC              | 2024-03-11T00:00:00.001Z |     1 |
        | THIS_WEEKDAYS | UTC              | 2024-03-10T23:59:59.999Z |     0 |
        | LAST_WEEKDAYS | UTC              | 2024-03-08T23:59:59.999Z |     1 |
        | LAST_WEEKDAYS | UTC              | 2024-03-09T00:00:00.001Z |     0 |
        | THIS_MONTH    | UTC              | 2024-03-01T00:00:00.001Z |     1 |
        | THIS_MONTH    | UTC              | 2024-02-29T23:59:59.999Z |     0 |
        | LAST_MONTH    | UTC              | 2024-02-29T23:59:59.999Z |     1 |
        | LAST_MONTH    | UTC              | 2024-03-01T00:00:00.001Z |     0 |
        | LAST_7_DAYS   | UTC              | 2024-03-08T12:00:00.000Z |     1 |
        | LAST_7_DAYS   | UTC              | 2024-03-04T12:00:00.000Z |     0 |
        | LAST_30_DAYS  | UTC              | 2024-02-14T12:00:00.000Z |     1 |
        | LAST_30_DAYS  | UTC              | 2024-02-10T12:00:00.000Z |     0 |

    Example: YESTERDAY after TODAY
      Given it is 2024-03-13T12:00:00.000Z
      When the account sends "Hello" to 1 recipient
      And the account asks for the summary file with:
        | period   | TODAY |
        | timezone | UTC   |
      And the account asks for the summary file with:
        | period   | YESTERDAY |
        | timezone | UTC       |
      Then the file reads:
        """
        total_sent,total_received,total_billing_units,total_opt_out
        0,0,0,0
        """

@messaging @needs-clock
Feature: Reports with a period or with dates
  A client says which time a report covers, in one way and not in both.

  @PUB-ASYNC-PERIOD-01 @published
  Rule: A period takes the place of a report's dates

    Scenario Outline: A request to <OPERATION> <CASE>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is answered with HTTP status <STATUS>
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION             | CASE                     | STATUS | BODY                                                                                     |
        | order a detail report | with a period            |    202 | {"period":"TODAY"}                                                                       |
        | order a detail report | with a period and a date |    400 | {"period":"TODAY","start_date":"2024-03-05T09:30:00Z"}                                   |
        | order a detail report | with neither             |    400 | {}                                                                                       |
        | order a detail report | with an unknown period   |    400 | {"period":"TOMORROW"}                                                                    |
        | order a summary       | with a period            |    202 | {"period":"LAST_WEEK","timezone":"UTC"}                                                  |
        | order a summary       | with a period and dates  |    400 | {"period":"TODAY","start_date":"2024-03-05T09:30:00Z","end_date":"2024-03-05T10:30:00Z"} |

@messaging
Feature: Dates of report requests
  Dates come with an offset and in the right sequence.

  @PUB-REPORT-DATE-01 @published @needs-clock @needs-callbacks
  Rule: The dates of a report have an offset, and need neither milliseconds nor a capital Z

    Scenario Outline: From <START> to <END>
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to "+46700000001" as "within"
      And the account asks for the detail report with:
        | start_date | <START> |
        | end_date   | <END>   |
      Then the report lists "within"
      And "within" is reported delivered

      Examples:
        | START                         | END                           |
        |      2024-03-05T09:59:59.999z |      2024-03-05T10:00:00.001z |
        |          2024-03-05T09:59:59Z |          2024-03-05T10:00:01Z |
        |     2024-03-05T10:59:59+01:00 |     2024-03-05T11:00:01+01:00 |
        | 2024-03-05T04:29:59.000-05:30 | 2024-03-05T04:30:01.000-05:30 |

  @PUB-REPORT-DATE-02 @published
  Rule: Dates that the calendar does not have, or that run backwards, are refused

    Scenario Outline: To <OPERATION> from <START> to <END>
      When the client asks to <OPERATION> with this body:
        """
        {"start_date":"<START>","end_date":"<END>","timezone":"UTC"}
        """
      Then it is refused with HTTP status 400
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION              | START                    | END                      |
        | read the detail report | 2024-02-30T00:00:00.000Z | 2024-03-05T10:30:00.000Z |
        | read the detail report | 2024-02-28T00:00:00.000Z | 2024-02-30T00:00:00.000Z |
        | read the detail report | 2024-03-05T10:30:00.000Z | 2024-03-05T10:29:59.999Z |
        | read the detail report |  2024-03-05T10:30:00.000 | 2024-03-05T10:30:00.000Z |
        | read the detail report |               2024-03-05 |               2024-03-06 |
        | read the detail report | 2024-13-05T10:30:00.000Z | 2025-03-05T10:30:00.000Z |
        | list metadata keys     | 2023-02-29T00:00:00.000Z | 2024-03-05T10:30:00.000Z |
        | sum messages up        | 2024-03-06T00:00:00.000Z | 2024-03-05T00:00:00.000Z |
        | order a detail report  | 2024-03-06T00:00:00.000Z | 2024-03-05T00:00:00.000Z |
        | order a summary        | 2024-04-31T00:00:00.000Z | 2024-05-05T00:00:00.000Z |

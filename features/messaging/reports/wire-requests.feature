@messaging
Feature: Report requests on the wire
  An account whose report request is wrong learns why; one that is right is taken in the documented form.

  @REPORT-META-02
  Rule: A faulty request for metadata keys is explained with HTTP status 400
    Spec: Endpoints / Messaging API

    Example: A request without an end
      When the account asks to list metadata keys with this body:
        """
        {"start_date":"2024-03-05T09:30:00.000Z","end_date":
        """
      Then it is refused with HTTP status 400
      And the answer is an explanation in JSON

    Scenario Outline: A request with <MISTAKE>
      When the account asks for the metadata keys with:
        | start_date | 2024-03-05T09:30:00.000Z |
        | end_date   | 2024-03-05T10:30:00.000Z |
        | <MEMBER>   | <VALUE>                  |
      Then it is refused with HTTP status 400
      And the answer is an explanation in JSON
      When the account asks for the metadata keys
      Then it is accepted

      Examples:
        | MISTAKE                  | MEMBER     | VALUE      |
        | a start that is no date  | start_date | not-a-date |
        | a page that is a text    | page       | abc        |
        | a size that is a text    | page_size  | abc        |
        | accounts that are a text | accounts   | account    |

    @observe
    Example: A request without members
      When the account asks to list metadata keys with this body:
        """
        {}
        """
      Then the platform's answer is recorded

    @observe
    Scenario Outline: A request <HOW>
      When the account asks for the metadata keys with:
        | start_date | 2024-03-05T09:30:00.000Z |
        | end_date   | 2024-03-05T10:30:00.000Z |
        | <MEMBER>   | <VALUE>                  |
      Then the platform's answer is recorded

      Examples:
        | HOW                         | MEMBER   | VALUE                    |
        | that runs backwards         | end_date | 2024-03-05T08:30:00.000Z |
        | for a page before the first | page     |                       -1 |
        | for page 0                  | page     |                        0 |

  @REPORT-DET-03
  Rule: A faulty request for the detail report is explained with HTTP status 400
    Spec: Endpoints / Messaging API

    Example: A request without an end
      When the account asks to read the detail report with this body:
        """
        {"start_date":"2024-03-05T09:30:00.000Z","end_date":
        """
      Then it is refused with HTTP status 400
      And the answer is an explanation in JSON

    Scenario Outline: A request with <MISTAKE>
      When the account asks for the detail report with:
        | start_date | 2024-03-05T09:30:00.000Z |
        | end_date   | 2024-03-05T10:30:00.000Z |
        | <MEMBER>   | <VALUE>                  |
      Then it is refused with HTTP status 400
      And the answer is an explanation in JSON
      When the account asks for the detail report
      Then it is accepted

      Examples:
        | MISTAKE               | MEMBER   | VALUE |
        | an end that is 5      | end_date |     5 |
        | a page that is a text | page     | x     |

    @observe
    Example: A request without members
      When the account asks to read the detail report with this body:
        """
        {}
        """
      Then the platform's answer is recorded

    @observe
    Scenario Outline: A request <HOW>
      When the account asks for the detail report with:
        | start_date | 2024-03-05T09:30:00.000Z |
        | end_date   | 2024-03-05T10:30:00.000Z |
        | <MEMBER>   | <VALUE>                  |
      Then the platform's answer is recorded

      Examples:
        | HOW                             | MEMBER   | VALUE                    |
        | with a status that is a text    | status   | DELIVERED                |
        | with a zone that does not exist | timezone | Mars/Base                |
        | that runs backwards             | end_date | 2024-03-05T08:30:00.000Z |

  @REPORT-DET-04
  Rule: The refusal of a detail report for want of credentials is JSON
    Spec: Endpoints / Messaging API

    Example: No credentials
      When the account asks to read the detail report without credentials
      Then it is refused with HTTP status 401
      And the answer is an explanation in JSON

    Scenario Outline: The credentials are <CREDENTIALS>
      When the account asks to read the detail report with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401
      And the answer is an explanation in JSON

      Examples:
        | CREDENTIALS      |
        | unknown:{secret} |
        | {key}:wrong      |

  @REPORT-DATE-01
  Rule: Dates of reports are written in UTC with milliseconds
    Spec: Report requests

    Scenario Outline: Dates in UTC: the <REPORT>
      When the account asks for the <REPORT> with:
        | start_date | 2024-03-05T09:30:00.000Z |
        | end_date   | 2024-03-05T10:30:00.123Z |
      Then it is accepted with HTTP status 200

      Examples:
        | REPORT        |
        | metadata keys |
        | detail report |

    @observe
    Scenario Outline: The start is written as <START>
      When the account asks for the detail report with:
        | start_date | <START>                  |
        | end_date   | 2024-03-05T10:30:00.000Z |
      Then the platform's answer is recorded

      Examples:
        | START                         |
        |      2024-03-05T09:30:00.000z |
        |          2024-03-05T09:30:00Z |
        | 2024-03-05T10:30:00.000+01:00 |
        |                    2024-03-05 |
        |       2024-03-05T09:30:00.000 |

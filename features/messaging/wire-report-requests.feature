@messaging
Feature: Report requests on the wire
  A client whose report request is wrong learns why; one that is right is taken in the documented form.

  Rule: A faulty request for metadata keys is explained with HTTP status 400
    Spec: Endpoints / Messaging API

    @REPORT-META-02
    Scenario Outline: A request with <MISTAKE>
      When the client asks to list metadata keys with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400
      And the answer is an explanation in JSON

      Examples:
        | MISTAKE                  | BODY                                                                                                  |
        | no end                   | {"start_date":"2024-03-05T09:30:00.000Z","end_date":                                                  |
        | a start that is no date  | {"start_date":"not-a-date","end_date":"2024-03-05T10:30:00.000Z"}                                     |
        | a page that is a text    | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","page":"abc"}          |
        | a size that is a text    | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","page_size":"abc"}     |
        | accounts that are a text | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","accounts":"account"}  |

    @REPORT-META-02 @observe
    Scenario Outline: A request <HOW>
      When the client asks to list metadata keys with this body:
        """
        <BODY>
        """
      Then the platform's answer is recorded

      Examples:
        | HOW                         | BODY                                                                                      |
        | without members             | {}                                                                                        |
        | that runs backwards         | {"start_date":"2024-03-05T10:30:00.000Z","end_date":"2024-03-05T09:30:00.000Z"}           |
        | for a page before the first | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","page":-1} |
        | for page 0                  | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","page":0}  |

  Rule: A faulty request for the detail report is explained with HTTP status 400
    Spec: Endpoints / Messaging API

    @REPORT-DET-03
    Scenario Outline: A request with <MISTAKE>
      When the client asks to read the detail report with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400
      And the answer is an explanation in JSON

      Examples:
        | MISTAKE                | BODY                                                                                       |
        | no end                 | {"start_date":"2024-03-05T09:30:00.000Z","end_date":                                       |
        | an end that is 5       | {"start_date":"2024-03-05T09:30:00.000Z","end_date":5}                                     |
        | a page that is a text  | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","page":"x"} |

    @REPORT-DET-03 @observe
    Scenario Outline: A request <HOW>
      When the client asks to read the detail report with this body:
        """
        <BODY>
        """
      Then the platform's answer is recorded

      Examples:
        | HOW                             | BODY                                                                                                   |
        | without members                 | {}                                                                                                     |
        | with a status that is a text    | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","status":"DELIVERED"}   |
        | with a zone that does not exist | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","timezone":"Mars/Base"} |
        | that runs backwards             | {"start_date":"2024-03-05T10:30:00.000Z","end_date":"2024-03-05T09:30:00.000Z"}                        |

  Rule: The refusal of a detail report for want of credentials is JSON
    Spec: Endpoints / Messaging API

    @REPORT-DET-04
    Example: No credentials
      When the client asks to read the detail report without credentials
      Then it is refused with HTTP status 401
      And the answer is an explanation in JSON

    @REPORT-DET-04
    Scenario Outline: The credentials are <CREDENTIALS>
      When the client asks to read the detail report with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401
      And the answer is an explanation in JSON

      Examples:
        | CREDENTIALS      |
        | unknown:{secret} |
        | {key}:wrong      |

  Rule: Dates of reports are written in UTC with milliseconds
    Spec: Report requests

    @REPORT-DATE-01
    Scenario Outline: The <REPORT>
      When the account asks for the <REPORT> with:
        | start_date | 2024-03-05T09:30:00.000Z |
        | end_date   | 2024-03-05T10:30:00.123Z |
      Then it is accepted with HTTP status 200

      Examples:
        | REPORT        |
        | metadata keys |
        | detail report |

    @REPORT-DATE-01 @observe
    Scenario Outline: The start is written as <START>
      When the client asks to read the detail report with this body:
        """
        {"start_date":"<START>","end_date":"2024-03-05T10:30:00.000Z"}
        """
      Then the platform's answer is recorded

      Examples:
        | START                         |
        | 2024-03-05T09:30:00.000z      |
        | 2024-03-05T09:30:00Z          |
        | 2024-03-05T10:30:00.000+01:00 |
        | 2024-03-05                    |
        | 2024-03-05T09:30:00.000       |

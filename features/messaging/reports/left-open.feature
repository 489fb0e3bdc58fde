@messaging
Feature: What the document leaves open about reports on the past
  Their contents, parameters and paging are recorded here, never judged.

  Rule: How reports on messages and links are asked for is left open
    Spec: Endpoints / Messaging API

    @SIL-MSG-13 @observe
    Example: A summary
      When the account asks to sum messages up
      Then the form of the answer is recorded

    @SIL-MSG-14 @observe
    Example: The clicks on links
      When the account asks to sum the clicks up
      Then the form of the answer is recorded

  @SIL-SEND-08 @observe
  Rule: What reports on the past contain is left open
    Spec: Endpoints / Messaging API

    Scenario Outline: What a report contains: to <OPERATION>
      When the account asks to submit a message
      And the account asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION              |
        | list metadata keys     |
        | read the detail report |

  @SIL-SEND-09 @observe
  Rule: Which parameters a report needs is left open
    Spec: Endpoints / Messaging API

    Scenario Outline: Nothing is said of <POINTER>
      When the account asks to read the detail report, where "<POINTER>" is missing
      Then the form of the answer is recorded

      Examples:
        | POINTER     |
        | /start_date |
        | /end_date   |
        | /direction  |

    Scenario Outline: The direction <DIRECTION>
      When the account asks to read the detail report, where "/direction" is <DIRECTION>
      Then the form of the answer is recorded

      Examples:
        | DIRECTION  |
        | "inbound"  |
        | "outbound" |
        | "sideways" |

  @SIL-SEND-10 @observe
  Rule: How large a page is and how the first one is numbered is left open
    Spec: Limits; Report requests

    Scenario Outline: A page of its own size or number: <POINTER> is <VALUE>
      When the account asks to read the detail report, where "<POINTER>" is <VALUE>
      Then the form of the answer is recorded

      Examples:
        | POINTER    | VALUE |
        | /page_size |   100 |
        | /page_size |   101 |
        | /page_size |     0 |
        | /page      |     0 |
        | /page      |     1 |

  @SIL-SEND-11 @observe
  Rule: Which channels, statuses and formats a report knows is left open
    Spec: Report requests

    Scenario Outline: An unusual filter: <POINTER> is <VALUE>
      When the account asks to read the detail report, where "<POINTER>" is <VALUE>
      Then the form of the answer is recorded

      Examples:
        | POINTER         | VALUE      |
        | /channels/0     | "WHATSAPP" |
        | /channels/0     | "CHANNEL"  |
        | /status         | "READ"     |
        | /message_format | "RCS"      |
        | /message_format | "FAX"      |

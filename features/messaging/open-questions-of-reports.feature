@messaging
Feature: What the document leaves open about reports on the past
  Their contents, parameters and paging are recorded here, never judged.

  Rule: How reports on messages and links are asked for is left open
    Spec: Endpoints / Messaging API

    @SIL-MSG-13 @observe
    Example: A summary
      When the client asks to sum messages up
      Then the form of the answer is recorded

    @SIL-MSG-14 @observe
    Example: The clicks on links
      When the client asks to sum the clicks up
      Then the form of the answer is recorded

  Rule: What reports on the past contain is left open
    Spec: Endpoints / Messaging API

    @SIL-SEND-08 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to submit a message
      And the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION              |
        | list metadata keys     |
        | read the detail report |

  Rule: Which parameters a report needs is left open
    Spec: Endpoints / Messaging API

    @SIL-SEND-09 @observe
    Scenario Outline: Nothing is said of <POINTER>
      When the client asks to read the detail report, where "<POINTER>" is missing
      Then the form of the answer is recorded

      Examples:
        | POINTER     |
        | /start_date |
        | /end_date   |
        | /direction  |

    @SIL-SEND-09 @observe
    Scenario Outline: The direction <DIRECTION>
      When the client asks to read the detail report, where "/direction" is "<DIRECTION>"
      Then the form of the answer is recorded

      Examples:
        | DIRECTION |
        | inbound   |
        | outbound  |
        | sideways  |

  Rule: How large a page is and how the first one is numbered is left open
    Spec: Limits; Report requests

    @SIL-SEND-10 @observe
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to read the detail report, where "<POINTER>" is '<VALUE>'
      Then the form of the answer is recorded

      Examples:
        | POINTER    | VALUE |
        | /page_size | 100   |
        | /page_size | 101   |
        | /page_size | 0     |
        | /page      | 0     |
        | /page      | 1     |

  Rule: Which channels, statuses and formats a report knows is left open
    Spec: Report requests

    @SIL-SEND-11 @observe
    Scenario Outline: <POINTER> is <VALUE>
      When the client asks to read the detail report, where "<POINTER>" is '<VALUE>'
      Then the form of the answer is recorded

      Examples:
        | POINTER         | VALUE        |
        | /channels       | ["WHATSAPP"] |
        | /channels       | ["CHANNEL"]  |
        | /status         | READ         |
        | /message_format | RCS          |
        | /message_format | FAX          |

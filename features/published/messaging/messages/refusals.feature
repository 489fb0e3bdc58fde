@messaging
Feature: Messages of the wrong form
  A client that sends a faulty message learns where the mistake is.

  @PUB-MSG-INVALID-01 @published
  Rule: A message of the wrong form is refused, and the refusal points to the mistake

    Scenario Outline: A message whose <POINTER> is <VALUE>
      When the client asks to submit a message, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"
      When the client asks to submit a message
      Then it is accepted

      Examples:
        | POINTER                              | VALUE                  |
        | /messages/0/content                  |                      5 |
        | /messages/0/destination_number       |            46700000001 |
        | /messages/0/format                   | "FAX"                  |
        | /messages/0/delivery_report          | "yes"                  |
        | /messages/0/metadata                 | "order"                |
        | /messages/0/source_number            |                      5 |
        | /messages/0/source_number_type       | "NATIONAL"             |
        | /messages/0/subject                  |                      5 |
        | /messages/0/scheduled                | "tomorrow"             |
        | /messages/0/scheduled                | "2024-02-30T12:00:00Z" |
        | /messages/0/scheduled                | "2024-01-15T25:00:00Z" |
        | /messages/0/message_expiry_timestamp |             1705320000 |
        | /messages/0/message_expiry_timestamp | "2023-02-29T12:00:00Z" |

    Scenario Outline: <POINTER> is missing
      When the client asks to submit a message, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | POINTER                        |
        | /messages                      |
        | /messages/0/content            |
        | /messages/0/destination_number |

    Scenario Outline: A request to <OPERATION> whose body is <WHAT>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION        | WHAT           | BODY         |
        | submit a message | half an object | {"messages": |
        | submit a message | a list         | []           |
        | submit a message | a number       |            5 |
        | submit a message | null           | null         |
        | cancel a message | half an object | {"status":   |
        | cancel a message | a list         | []           |

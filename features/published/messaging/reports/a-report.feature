@messaging
Feature: Reports in their published form
  Traffic is reported line by line or in totals, and impossible requests are refused with reasons.

  @PUB-REPORT-FORM-01 @published @needs-handset
  Rule: Reports are answered with the published HTTP status

    Scenario Outline: A good request to <OPERATION>
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   |       +46700000001 | {"colour":"red"} | true            |
      And the handset "+46700000001" replies "STOP"
      And the client asks to <OPERATION>
      Then it is accepted with HTTP status 200
      And "first" is reported delivered

      Examples:
        | OPERATION                   |
        | list metadata keys          |
        | read the detail report      |
        | sum messages up             |
        | list the fields of a report |

  @PUB-REPORT-ROW-01 @published
  Rule: A line of the detail report shows a message and its outcome

    @needs-clock
    Example: A message with a text of one part is delivered
      Given it is 2024-03-05T10:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   |       +46700000001 | {"colour":"red"} | false           |
      And the account asks for the detail report
      Then the answer includes {"messages": [{"content": "Hello", "format": "SMS", "direction": "outbound", "status": "delivered", "status_code": 221, "timestamp": "2024-03-05T10:00:00.000Z", "destination_address": "+46700000001", "destination_address_country": "SE", "units": 1, "message_type": "TEXT_MESSAGE", "metadata": [{"key": "colour", "value": "red"}]}]}

    @needs-handset
    Example: A recipient opts out
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   |       +46700000001 | {"colour":"red"} | true            |
      And the handset "+46700000001" replies "STOP"
      And the account asks for the detail report with:
        | direction | inbound |
      Then the answer includes {"messages": [{"content": "STOP", "direction": "inbound", "action": "OPT_OUT", "source_address": "+46700000001", "source_address_country": "SE", "metadata": [{"key": "colour", "value": "red"}]}]}
      And "first" is reported delivered

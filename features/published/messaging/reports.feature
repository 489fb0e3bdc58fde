@messaging
Feature: Reports in their published form
  Traffic is reported line by line or in totals, and impossible requests are refused with reasons.

  Rule: Reports have their published form
    Spec: Published: reports

    @PUB-REPORT-FORM-01 @published @needs-handset
    Scenario Outline: To <OPERATION>
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   | +46700000001       | {"colour":"red"} | true            |
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

  Rule: A line of the detail report shows a message and its outcome
    Spec: Published: reports

    @PUB-REPORT-ROW-01 @published @needs-clock
    Example: A message with a text of one part is delivered
      Given it is 2024-03-05T10:00:00Z
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   | +46700000001       | {"colour":"red"} | false           |
      And the account asks for the detail report from 1 hour ago to 1 hour ahead
      Then the answer includes {"messages": [{"content": "Hello", "format": "SMS", "direction": "outbound", "status": "delivered", "status_code": 221, "timestamp": "2024-03-05T10:00:00.000Z", "destination_address": "+46700000001", "destination_address_country": "SE", "units": 1, "message_type": "TEXT_MESSAGE", "metadata": [{"key": "colour", "value": "red"}]}]}

    @PUB-REPORT-ROW-01 @published @needs-handset
    Example: A recipient opts out
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   | +46700000001       | {"colour":"red"} | true            |
      And the handset "+46700000001" replies "STOP"
      And the account asks for the detail report from 1 hour ago to 1 hour ahead with:
        | direction | inbound |
      Then the answer includes {"messages": [{"content": "STOP", "direction": "inbound", "action": "OPT_OUT", "source_address": "+46700000001", "source_address_country": "SE", "metadata": [{"key": "colour", "value": "red"}]}]}
      And "first" is reported delivered

  Rule: Without accounts a report is on the account and its sub-accounts, and on nobody else
    Spec: Published: reports

    @PUB-REPORT-ACCOUNTS-01 @published @needs-callbacks
    Example: Three accounts send
      When the account sends "Hello" to "+46700000001" as "ours"
      And the account sends "Hello" to "+46700000001" as "delegated" for the sub-account
      And another customer sends "Hello" to "+46700000001" as "theirs"
      And the account asks for the detail report from 1 hour ago to 1 hour ahead
      Then the report lists "ours"
      And the report lists "delegated"
      But the report does not list "theirs"
      And "theirs" is reported delivered

  Rule: Pages of the detail report count from 0 and tell whether another follows
    Spec: Published: reports

    @PUB-REPORT-PAGE-01 @published @needs-accounts
    Scenario Outline: Page <PAGE> of three messages, <SIZE> on a page
      When the account sends in one request:
        | NAME   | content | destination_number | delivery_report |
        | first  | One     | +46700000001       | false           |
        | second | Two     | +46700000001       | false           |
        | third  | Three   | +46700000001       | false           |
      And the account asks for the detail report from 1 hour ago to 1 hour ahead with:
        | page      | <PAGE> |
        | page_size | <SIZE> |
      Then the answer has <COUNT> entries in "messages"
      And the answer includes {"pagination": {"page": <PAGE>, "page_size": <SIZE>, "has_next": <MORE>}}

      Examples:
        | PAGE | SIZE | COUNT | MORE  |
        | 0    | 1    | 1     | true  |
        | 1    | 2    | 1     | false |
        | 0    | 3    | 3     | false |
        | 2    | 1    | 1     | false |
        | 3    | 1    | 0     | false |
        | 0    | 100  | 3     | false |

  Rule: A page of metadata keys is as long as was asked for
    Spec: Published: reports

    @PUB-REPORT-PAGE-02 @published @needs-accounts
    Scenario Outline: Page <PAGE> of three keys, two on a page
      When the account sends in one request:
        | NAME  | content | destination_number | metadata                          | delivery_report |
        | first | One     | +46700000001       | {"one":"1","two":"2","three":"3"} | false           |
      And the account asks for the metadata keys from 1 hour ago to 1 hour ahead with:
        | page      | <PAGE> |
        | page_size | 2      |
      Then the answer has <COUNT> entries in "keys"

      Examples:
        | PAGE | COUNT |
        | 0    | 2     |
        | 1    | 1     |
        | 2    | 0     |

@conversation @needs-callbacks @needs-carrier
Feature: Status of a delivery report
  The status of a message is taken over, and its errors become the reason.

  Background:
    Given the receiver is subscribed to "MESSAGE_DELIVERY"

  Rule: The standalone status becomes the status of the delivery report
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-02
    Example: A status alone
      When the channel reports {"statuses":[{"message_id":"m1","status":"token-status"}]}
      Then the notification at the receiver has "token-status" in "message_delivery_report.status"

  Rule: The standalone state becomes the status of the delivery report
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-03
    Example: A state alone
      When the channel reports {"statuses":[{"message_id":"m1","state":"token-state"}]}
      Then the notification at the receiver has "token-state" in "message_delivery_report.status"

    @CONV-MAP-DR-03
    Example: A state beside a status
      When the channel reports {"statuses":[{"message_id":"m1","status":"token-one","state":"token-two"}]}
      Then the notification at the receiver has "token-" in "message_delivery_report.status"

  Rule: Errors become the reason
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-DR-09
    Scenario Outline: Errors as <FORM>
      When the channel reports {"statuses":[{"message_id":"m1","state":"failed","errors":<ERRORS>}]}
      Then the notification at the receiver has "token-error" in "message_delivery_report.reason"

      Examples:
        | FORM   | ERRORS                        |
        | text   | "token-error"                 |
        | a list | [{"description":"token-error"}] |
        | two, and the second | [{"code":1},{"description":"token-error"}] |

    @CONV-MAP-DR-09
    Example: A sentence with signs
      When the channel reports {"statuses":[{"message_id":"m1","state":"failed","errors":[{"description":"no route & no <handset>"}]}]}
      Then the notification at the receiver has "no route & no <handset>" in "message_delivery_report.reason"

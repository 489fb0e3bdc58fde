@messaging @needs-callbacks
Feature: Signatures of callbacks
  A receiver that checks every signature checks those of callback URLs and webhooks in the same way.

  @PUB-PUSH-SIGN-01 @published
  Rule: What is posted to a callback URL is signed with the enabled signature key

    Scenario Outline: Delivery reports, with a key of the digest <DIGEST>
      Given the receiver listens at "/in?from=platform&n=1"
      And the account has enabled the signature key "key" with the digest "<DIGEST>"
      When the account sends "Grüße 🎉" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the receiver gets at least 1 notification, all signed with "key"

      Examples:
        | DIGEST |
        | SHA224 |
        | SHA256 |
        | SHA512 |

    Example: A report with a long text in it
      Given the account has enabled the signature key "key"
      When the account sends in one request:
        | NAME | destination_number | content          | LENGTH |
        | long |       +46700000001 | Привет, код 1234 |   4900 |
      Then "long" is reported delivered
      And the receiver gets at least 1 notification, all signed with "key"

    @needs-handset
    Example: A reply
      Given the account has enabled the signature key "key"
      When the account sends in one request:
        | NAME  | destination_number | content | delivery_report |
        | first |       +46700000001 | Coming? | false           |
      And the handset "+46700000001" replies "Yes"
      Then the receiver gets "Yes" in reply
      And the receiver gets at least 1 notification, all signed with "key"

    @needs-clock
    Example: A delivery report that is sent again
      Given the receiver answers "500" in turn
      And the account has enabled the signature key "key"
      When the account sends "Hello" to "+46700000001" as "first"
      And 1 hour passes
      Then "first" is reported delivered
      And the receiver gets at least 2 notifications, all signed with "key"

    Example: The key is disabled between two messages
      Given the account has enabled the signature key "key"
      When the account sends "Signed" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the receiver gets at least 1 notification, all signed with "key"
      When the account asks to disable the enabled signature key
      And the receiver "plain" listens at "/plain"
      And the account sends in one request:
        | NAME   | RECEIVER | destination_number | content |
        | second | plain    |       +46700000001 | Plain   |
      Then the receiver "plain" gets at least 1 notification, none signed with "key"

@messaging @needs-review
Feature: Approval of alpha tags
  An account sends only under names that were approved for it.

  @SENDER-ALPHA-APPR-01 @needs-handset @needs-callbacks
  Rule: Messages carry an alpha tag only once it is approved
    Spec: Sender address request (create body); Sender address request (states)

    @core @smoke
    Example: A message before and a message after the approval
      When the account asks for the alpha tag "MyShop"
      And the account sends "Too early" from "MyShop" to "+46700000001" as "early"
      And the reviewer approves "MyShop"
      And the account sends "In time" from "MyShop" to "+46700000001" as "late"
      Then "early" does not go out from "MyShop"
      But "late" goes out from "MyShop"

    Example: One tag is approved and another rejected
      Given the account has the alpha tag "MyShop"
      When the account asks for the alpha tag "YourShop"
      And the reviewer rejects "YourShop"
      And the account sends "Ours" from "MyShop" to "+46700000001" as "allowed"
      And the account sends "Yours" from "YourShop" to "+46700000001" as "rejected tag"
      Then "rejected tag" does not go out from "YourShop"
      But "allowed" goes out from "MyShop"

    Example: A tag that was never asked for
      Given the account has the alpha tag "MyShop"
      When the account sends "Ours" from "MyShop" to "+46700000001" as "allowed"
      And the account sends "Invented" from "NoShop" to "+46700000001" as "invented tag"
      Then "invented tag" does not go out from "NoShop"
      But "allowed" goes out from "MyShop"

    Example: A tag that another customer has
      Given the account has the alpha tag "MyShop"
      And another customer has the alpha tag "YourShop"
      When the account sends "Ours" from "MyShop" to "+46700000001" as "allowed"
      And the account sends "Theirs" from "YourShop" to "+46700000001" as "borrowed tag"
      Then "borrowed tag" does not go out from "YourShop"
      But "allowed" goes out from "MyShop"

    @published @needs-clock
    Example: A scheduled message from a tag that was never asked for
      Given it is 2024-01-15T12:00:00Z
      And the account has the alpha tag "MyShop"
      When the account sends in one request:
        | NAME         | content  | destination_number | source_number | scheduled            |
        | allowed      | Ours     |       +46700000001 | MyShop        | 2024-01-15T15:00:00Z |
        | invented tag | Invented |       +46700000001 | NoShop        | 2024-01-15T15:00:00Z |
      And 1 day passes
      Then "invented tag" does not go out from "NoShop"
      But "allowed" goes out from "MyShop"

    @published
    Example: A picture message from a tag that was never asked for
      Given the account has the alpha tag "MyShop"
      When the account sends in one request:
        | NAME         | content  | destination_number | source_number | format |
        | allowed      | Ours     |       +46700000001 | MyShop        | MMS    |
        | invented tag | Invented |       +46700000001 | NoShop        | MMS    |
      Then "invented tag" does not go out from "NoShop"
      But "allowed" goes out from "MyShop"

  @SENDER-REL-01 @observe
  Rule: How relevant an alpha tag is to the business is for people to judge
    Spec: Sender address request (create body)

    Example: The state of a request before its review
      When the account asks for the alpha tag "Zqxvbn"
      And the account asks to read a sender address request with the id of the request for "Zqxvbn"
      Then the platform's answer is recorded

  @SENDER-STATUS-01
  Rule: The state of a request can be read by its id
    Spec: Endpoints / Messaging API

    Scenario Outline: The reviewer <DECIDES>
      When the account asks for the alpha tag "MyShop"
      And the account asks to read a sender address request with the id of the request for "MyShop"
      Then it is accepted
      And the answer is a record
      When the reviewer <DECIDES> "MyShop"
      And the account asks to read a sender address request with the id of the request for "MyShop"
      Then it is accepted
      And the answer is different from the answer before

      Examples:
        | DECIDES  |
        | approves |
        | rejects  |

  @SENDER-LIST-02 @reading
  Rule: The list shows approved addresses and nothing else
    Spec: Endpoints / Messaging API

    Example: One tag is approved, one rejected and one waits
      When the account asks for the alpha tag "Approved"
      And the account asks for the alpha tag "Rejected"
      And the account asks for the alpha tag "Waiting"
      And the reviewer approves "Approved"
      And the reviewer rejects "Rejected"
      Then the account finds the sender address "Approved"
      But the account does not find the sender address "Rejected"
      And the account does not find the sender address "Waiting"

    Example: Two tags are approved one after the other
      When the account asks for the alpha tag "MyShop"
      And the reviewer approves "MyShop"
      And the account asks for the alpha tag "YourShop"
      And the reviewer approves "YourShop"
      Then the account finds the sender address "MyShop"
      And the account finds the sender address "YourShop"

  @SENDER-ID-01
  Rule: An approved address has its own id
    Spec: Sender address request (create body); Sender addresses (trusted sender ID)

    Example: An approved alpha tag
      When the account asks for the alpha tag "MyShop"
      And the reviewer approves "MyShop"
      Then the id of the address "MyShop" is not the id of its request

    @needs-mailbox
    Example: An own number that was verified
      Given the account has the own number "+61491570156"
      When the account asks to list sender addresses
      Then it is accepted
      And the id of the address "+61491570156" is not the id of its request

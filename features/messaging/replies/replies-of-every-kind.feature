@messaging @needs-handset
Feature: Every kind of reply
  Replies are alike for the platform: from any country, in any script, of any length, and however many there are.

  @REPLY-01
  Rule: The account is shown every reply
    Spec: Messaging API: main resources

    @needs-callbacks
    Scenario Outline: The recipient at <NUMBER> replies in another script, at length and several times
      When the account sends "Thursday?" to "<NUMBER>" as "first"
      And the handset "<NUMBER>" replies "Да, в четверг"
      And the handset "<NUMBER>" replies "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough"
      And the handset "<NUMBER>" replies "2"
      Then the account finds the reply "Да, в четверг"
      And the account finds the reply "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough"
      And the account finds the reply "2"
      And "first" is reported delivered

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +33639980001 |

    Example: Seven texts that answer no message
      When the handset "+447700900123" writes "Text 1", "Text 2", "Text 3", "Text 4", "Text 5", "Text 6" and "Text 7" to the account
      Then the account finds the reply "Text 1"
      And the account finds the reply "Text 2"
      And the account finds the reply "Text 6"
      And the account finds the reply "Text 7"

  @CALLBACK-POST-03 @needs-callbacks
  Rule: Every reply is posted to the callback URL
    Spec: Events / Callbacks from the messaging API

    Scenario Outline: The recipient at <NUMBER> replies in another script and at length
      When the account sends "Thursday?" to "<NUMBER>" as "first"
      And the handset "<NUMBER>" replies "Да, в четверг"
      And the handset "<NUMBER>" replies "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough"
      Then the receiver gets "Да, в четверг" in reply
      And the receiver gets "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough" in reply

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +33639980001 |

    Example: Recipients of two countries reply to messages of one request
      When the account sends in one request:
        | NAME   | content   | destination_number |
        | first  | Thursday? |       +33639980001 |
        | second | Friday?   |       +61491570159 |
      And the handset "+33639980001" replies "Yes, on Thursday"
      And the handset "+61491570159" replies "No, on Friday"
      Then the receiver gets "Yes, on Thursday" in reply
      And the receiver gets "No, on Friday" in reply

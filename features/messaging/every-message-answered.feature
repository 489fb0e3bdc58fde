@messaging @needs-callbacks
Feature: Every kind of message is found and answered
  Messages are alike for the platform: to any country, in any script, of any length, and wherever they are in a request.

  Rule: Every message is retrieved by its message id
    Spec: Endpoints / Messaging API

    @MSG-GET-01
    Scenario Outline: The second message of a request, <WHAT>
      When the account sends in one request:
        | NAME | content | destination_number |
        | control | Hello | +46700000001 |
        | wanted | <TEXT> | <NUMBER> |
      And the account retrieves "control"
      Then the answer is a record
      When the account retrieves "wanted"
      Then it is accepted
      And the answer is a record
      And "control" and "wanted" are reported delivered

      Examples:
        | WHAT | NUMBER | TEXT |
        | to another country | +61491570159 | Hello |
        | in another script | +46700000001 | Привет, код 1234 |
        | of several parts | +33639980001 | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |

  Rule: An opt-out that answers any message counts
    Spec: Blacklists (number authorisation)

    @BL-01 @needs-handset
    Scenario Outline: The second message of a request, <WHAT>
      When the account sends in one request:
        | NAME | content | destination_number |
        | control | Sale until Sunday | +46700000002 |
        | answered | <TEXT> | <NUMBER> |
      Then "control" and "answered" are reported delivered
      And "<NUMBER>" is not on the blacklist of the account
      When the handset "<NUMBER>" replies "STOP"
      Then "<NUMBER>" is on the blacklist of the account
      And the reply "STOP" arrives at the receiver

      Examples:
        | WHAT | NUMBER | TEXT |
        | to another country | +61491570159 | Sale until Sunday |
        | in another script | +46700000001 | Скидки до воскресенья |
        | of several parts | +33639980001 | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |

    @BL-01 @needs-handset
    Example: The first message of two
      When the account sends in one request:
        | NAME | content | destination_number |
        | answered | Sale until Sunday | +46700000001 |
        | control | Sale until Sunday | +46700000002 |
      Then "control" and "answered" are reported delivered
      And "+46700000001" is not on the blacklist of the account
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is on the blacklist of the account
      And the reply "STOP" arrives at the receiver

  Rule: No message reaches a recipient who opted out
    Spec: Blacklists (number authorisation)

    @BL-03 @reading @needs-handset
    Example: A request to two recipients who opted out and one who did not
      When the account sends in one request:
        | NAME | content | destination_number |
        | sale | Sale until Sunday | +46700000001 |
        | sale abroad | Sale until Sunday | +61491570159 |
      And the handset "+46700000001" replies "STOP"
      And the handset "+61491570159" replies "STOP"
      And the account sends in one request:
        | NAME | content | destination_number |
        | home | Hello | +46700000001 |
        | control | Hello | +33639980001 |
        | abroad | Привет, код 1235 | +61491570159 |
        | long | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +46700000001 |
      Then "control" is reported delivered
      But "home", "abroad" and "long" are reported rejected with report code 302 or 412
      And "home", "abroad" and "long" are never reported delivered

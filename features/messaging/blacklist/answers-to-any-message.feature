@messaging @needs-callbacks @needs-handset
Feature: Every kind of message is found and answered
  Messages are alike for the platform: to any country, in any script, of any length, and wherever they are in a request.

  @BL-01
  Rule: An opt-out that answers any message counts
    Spec: Blacklists (number authorisation)

    Scenario Outline: The second message of a request, <WHAT>
      When the account sends in one request:
        | NAME     | content           | destination_number | format   | LENGTH   |
        | plain    | Sale until Sunday |       +46700000002 |          |          |
        | answered | <TEXT>            | <NUMBER>           | <FORMAT> | <LENGTH> |
      Then "plain" and "answered" are reported delivered
      And "<NUMBER>" is not on the blacklist of the account
      When the handset "<NUMBER>" replies "STOP"
      Then "<NUMBER>" is on the blacklist of the account
      And the receiver gets "STOP" in reply

      Examples:
        | WHAT               | NUMBER       | TEXT                  | FORMAT | LENGTH |
        | to another country | +61491570159 | Sale until Sunday     |        |        |
        | in another script  | +46700000001 | Скидки до воскресенья |        |        |
        | of several parts   | +33639980001 | Sale until Sunday     |        |   4900 |

      @published
      Examples: Of another format
        | WHAT           | NUMBER       | TEXT              | FORMAT | LENGTH |
        | with a picture | +46700000001 | Sale until Sunday | MMS    |        |
        | that is spoken | +46700000001 | Sale until Sunday | TTS    |        |

    Example: The first message of two
      When the account sends in one request:
        | NAME     | content           | destination_number |
        | answered | Sale until Sunday |       +46700000001 |
        | plain    | Sale until Sunday |       +46700000002 |
      Then "plain" and "answered" are reported delivered
      And "+46700000001" is not on the blacklist of the account
      When the handset "+46700000001" replies "STOP"
      Then "+46700000001" is on the blacklist of the account
      And the receiver gets "STOP" in reply

  @BL-03 @reading
  Rule: No message reaches a recipient who opted out
    Spec: Blacklists (number authorisation)

    Example: A request to two recipients who opted out and one who did not
      When the account sends in one request:
        | NAME        | content           | destination_number |
        | sale        | Sale until Sunday |       +46700000001 |
        | sale abroad | Sale until Sunday |       +61491570159 |
      And the handset "+46700000001" replies "STOP"
      And the handset "+61491570159" replies "STOP"
      And the account sends in one request:
        | NAME   | content                  | destination_number | LENGTH |
        | home   | Hello                    |       +46700000001 |        |
        | plain  | Hello                    |       +33639980001 |        |
        | abroad | Привет, код 1235         |       +61491570159 |        |
        | long   | The parcel is on its way |       +46700000001 |    197 |
      Then "plain" is reported delivered
      But "home", "abroad" and "long" are reported rejected with report code 302 or 412
      And "home", "abroad" and "long" are never reported delivered

    @published @needs-mailbox
    Example: Messages of other formats and from an own number to a recipient who opted out
      Given the account has the own number "+61491570156"
      When the account sends "Sale until Sunday" to "+46700000001" as "sale"
      And the handset "+46700000001" replies "STOP"
      And the account sends in one request:
        | NAME    | content | destination_number | format | source_number |
        | picture | Hello   |       +46700000001 | MMS    |               |
        | spoken  | Hello   |       +46700000001 | TTS    |               |
        | own     | Hello   |       +46700000001 |        |  +61491570156 |
        | plain   | Hello   |       +46700000002 | MMS    |               |
      Then "sale" and "plain" are reported delivered
      But "picture", "spoken" and "own" are reported rejected with report code 302 or 412

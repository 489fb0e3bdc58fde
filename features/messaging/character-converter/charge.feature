@messaging @needs-accounts @needs-callbacks
Feature: Character converter, as the reports bill it
  A text that is sent in GSM-7 costs what any text of its length costs in GSM-7, and the reports say so.

  Background:
    Given the character converter is switched on for the account
    And billing units are switched on for the account

  Rule: Every character of the text that is sent is in the GSM-7 set
    Spec: Optional account features

    @GSM-01 @core
    Scenario Outline: A long text has <TRAIT>
      When the account sends "Your table at the harbour is booked for Friday at half past seven; come early, the view is lovely. Bye" to "+46700000001" as "plain"
      And the account sends "<TEXT>" to "+46700000002" as "converted"
      Then "plain" and "converted" are reported delivered
      And "converted" has as many billing units as "plain"

      Examples:
        | TRAIT                   | TEXT                                                                                                      |
        | a Cyrillic word         | Your table at the harbour is booked for Friday at half past seven; come early, the view is lovely. Пока   |
        | typographic punctuation | Your table – at the “harbour” – is booked for Friday at half past seven; come early, the view is ‘lovely’ |

    @GSM-03
    Scenario Outline: A long text has <TRAIT>
      When the account sends "Your table at the harbour is booked for Friday at half past seven; come early, the view is lovely. Bye" to "+46700000001" as "plain"
      And the account sends "<TEXT>" to "+46700000002" as "converted"
      Then "plain" and "converted" are reported delivered
      And "converted" has as many billing units as "plain"

      Examples:
        | TRAIT        | TEXT                                                                                                  |
        | an emoji     | Your table at the harbour is booked for Friday at half past seven; come early, the view is worth it 😀 |
        | three emojis | 🎉 Your table at the harbour is booked for Friday at half past seven; come early, the view is 🚚 ❤️     |

  @GSM-04 @reading
  Rule: A converted text is billed like one that was GSM-7 from the start
    Spec: Optional account features

    Scenario Outline: A text of a hundred characters <TRAIT>
      When the account sends "Your table at the harbour is booked for Friday at half past seven; come early, the view is lovely. Bye" to "+46700000001" as "plain"
      And the account sends "<TEXT>" to "+46700000002" as "converted"
      Then "plain" and "converted" are reported delivered
      And "converted" has as many billing units as "plain"

      Examples:
        | TRAIT                                                  | TEXT                                                                                                  |
        | with an emoji at its end                               | Your table at the harbour is booked for Friday at half past seven; come early, the view is worth it 😀 |
        | with an emoji at its start                             | 😀 Your table at the harbour is booked for Friday at half past seven; come early, the view is worth it |
        | with letters of the GSM-7 set that have one case there | Votre table au caffè Çelik est prête pour vendredi à sept heures; le quai est là où le soleil baisse  |

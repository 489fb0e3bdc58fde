@messaging @needs-accounts @needs-callbacks
Feature: What counts as the same message
  Two messages are the same when their numbers and their texts are. The other one goes out.
  A last message repeats it, and is withheld: that shows that the platform was looking for repeats.

  Background:
    Given de-duplication is switched on for the account

  @MSG-DEDUP-05
  Rule: The same text to another number is no duplicate
    Spec: Optional account features

    @core
    Example: Two numbers in two requests
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000002" as "elsewhere"
      And the account sends "Your code is 1234" to "+46700000002" as "repeated"
      Then "first" and "elsewhere" are reported delivered
      But "repeated" is reported rejected with report code 305

    Example: Two numbers in two other countries
      When the account sends "Your code is 1234" to "+61491570156" as "first"
      And the account sends "Your code is 1234" to "+12025550101" as "elsewhere"
      And the account sends "Your code is 1234" to "+61491570156" as "repeated"
      Then "first" and "elsewhere" are reported delivered
      But "repeated" is reported rejected with report code 305

    Scenario Outline: <FIRST> and <SECOND> in one request
      When the account sends in one request:
        | NAME      | content           | destination_number |
        | first     | Your code is 1234 | <FIRST>            |
        | elsewhere | Your code is 1234 | <SECOND>           |
        | repeated  | Your code is 1234 | <FIRST>            |
      Then "first" and "elsewhere" are reported delivered
      But "repeated" is reported rejected with report code 305

      Examples:
        | FIRST            | SECOND           |
        |     +46700000001 |     +46700000002 |
        |     +46700000001 |     +47700000001 |
        | +467000000000011 | +467000000000012 |

  @MSG-DEDUP-06
  Rule: Another text to the same number is no duplicate
    Spec: Optional account features

    @core
    Scenario Outline: Two texts that differ <WHERE>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      And the account sends "<OTHER>" to "+46700000001" as "other"
      And the account sends "<OTHER>" to "+46700000001" as "repeated"
      Then "first" and "other" are reported delivered
      But "repeated" is reported rejected with report code 305

      Examples:
        | WHERE                        | TEXT                 | OTHER                |
        | in the last digit            | Code 1234            | Code 1235            |
        | in the first letter          | Pay today            | Say today            |
        | in the order of digits       | Code 1234            | Code 4321            |
        | in the order of words        | Red on blue          | Blue on red          |
        | in letters beyond ASCII      | Да                   | Ну                   |
        | in their last sign           | See you 👋            | See you 🌙            |
        | in a plus and a blank        | Size A+B             | Size A B             |
        | in what is behind a plus     |                  1+1 |                  1+2 |
        | in a line break and a blank  | Hall 1\nDoor 2       | Hall 1 Door 2        |
        | in the last of twenty digits | 98765432109876543210 | 98765432109876543211 |
        | in capitals                  | Hello                | hello                |
        | in two blanks inside         | Hall 1               | Hall  1              |
        | in an accent                 | Send me your résumé  | Send me your resume  |
        | in a raised digit            | A room of 5 m²       | A room of 5 m2       |
        | in a web address             | https://a.example/18 | https://a.example/19 |

    Scenario Outline: Two texts of <LENGTH> characters that differ <WHERE>
      When the account sends in one request:
        | NAME     | content | destination_number | LENGTH   |
        | first    | <TEXT>  |       +46700000001 | <LENGTH> |
        | other    | <OTHER> |       +46700000001 | <LENGTH> |
        | repeated | <OTHER> |       +46700000001 | <LENGTH> |
      Then "first" and "other" are reported delivered
      But "repeated" is reported rejected with report code 305

      Examples:
        | LENGTH | WHERE         | TEXT                   | OTHER                  |
        |    165 | at their ends | Bring code A to hall 1 | Bring code A to hall 2 |
        |    250 | at their ends | Bring code A to hall 1 | Bring code A to hall 2 |
        |   4900 | at their ends | Bring code A to hall 1 | Bring code A to hall 2 |
        |   4900 | in the middle | Bring code A to hall 1 | Bring code B to hall 1 |

    @published @needs-mailbox
    Example: Two texts of 400 characters of every kind of message that differ at their ends
      Given the account has the own number "+61491570156"
      When the account sends in one request:
        | NAME     | content                | destination_number | format | source_number | scheduled            | LENGTH |
        | first    | Bring code A to hall 1 |       +46700000001 | MMS    |               |                      |    400 |
        | other    | Bring code A to hall 2 |       +46700000001 | MMS    |               |                      |    400 |
        | third    | Bring code A to hall 1 |       +46700000002 | TTS    |               |                      |    400 |
        | fourth   | Bring code A to hall 2 |       +46700000002 | TTS    |               |                      |    400 |
        | fifth    | Bring code A to hall 1 |       +61491570157 |        |  +61491570156 |                      |    400 |
        | sixth    | Bring code A to hall 2 |       +61491570157 |        |  +61491570156 |                      |    400 |
        | seventh  | Bring code A to hall 1 |       +12025550101 |        |               | 2016-11-03T11:49:02Z |    400 |
        | eighth   | Bring code A to hall 2 |       +12025550101 |        |               | 2016-11-03T11:49:02Z |    400 |
        | repeated | Bring code A to hall 2 |       +12025550101 |        |               |                      |    400 |
      Then "first", "other", "third", "fourth", "fifth", "sixth", "seventh" and "eighth" are reported delivered
      But "repeated" is reported rejected with report code 305

    Example: A number and its text read together like another number and text
      When the account sends "24 seats" to "+46700000001" as "first"
      And the account sends "4 seats" to "+467000000012" as "other"
      And the account sends "24 seats" to "+46700000001" as "repeated"
      Then "first" and "other" are reported delivered
      But "repeated" is reported rejected with report code 305

    Example: Two texts that differ by a blank at the end
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello " to "+46700000001" as "other"
      Then "first" and "other" are reported delivered

    @observe
    Example: Two texts that differ in the Unicode form of the same letter
      When the account sends "Café" to "+46700000001" as "first"
      And the account sends "Café" to "+46700000001" as "other"
      Then "first" is reported delivered
      And the outcome of "other" is recorded

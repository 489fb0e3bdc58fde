@messaging @needs-accounts @needs-callbacks
Feature: What counts as the same message
  Two messages are the same when their numbers and their texts are.

  Background:
    Given de-duplication is switched on for the account

  Rule: The same text to another number is no duplicate
    Spec: Optional account features

    @MSG-DEDUP-05
    Example: Two numbers in two requests
      When the account sends "Your code is 1234" to "+46700000001" as "first"
      And the account sends "Your code is 1234" to "+46700000002" as "elsewhere"
      And the account sends "Your code is 1234" to "+46700000002" as "repeated"
      Then "first" and "elsewhere" are reported delivered
      But "repeated" is reported rejected with report code 305

    @MSG-DEDUP-05
    Example: Two numbers in two other countries
      When the account sends "Your code is 1234" to "+61491570156" as "first"
      And the account sends "Your code is 1234" to "+12025550101" as "elsewhere"
      And the account sends "Your code is 1234" to "+61491570156" as "repeated"
      Then "first" and "elsewhere" are reported delivered
      But "repeated" is reported rejected with report code 305

    @MSG-DEDUP-05
    Example: Two numbers in one request
      When the account sends in one request:
        | NAME      | content           | destination_number |
        | first     | Your code is 1234 | +46700000001       |
        | elsewhere | Your code is 1234 | +46700000002       |
        | repeated  | Your code is 1234 | +46700000001       |
      Then "first" and "elsewhere" are reported delivered
      But "repeated" is reported rejected with report code 305

  Rule: Another text to the same number is no duplicate
    Spec: Optional account features

    @MSG-DEDUP-06
    Scenario Outline: The texts differ <WHERE>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      And the account sends "<OTHER>" to "+46700000001" as "other"
      And the account sends "<OTHER>" to "+46700000001" as "repeated"
      Then "first" and "other" are reported delivered
      But "repeated" is reported rejected with report code 305

      Examples:
        | WHERE                    | TEXT | OTHER |
        | in the last digit        | Code 1234 | Code 1235 |
        | in the first letter      | Pay today | Say today |
        | in the order of digits   | Code 1234 | Code 4321 |
        | in the order of words    | Red on blue | Blue on red |
        | only after character 160 | The meeting is moved to a larger room because more people than expected want to come; follow the signs at the entrance, have the badge at hand and ask for hall 1 | The meeting is moved to a larger room because more people than expected want to come; follow the signs at the entrance, have the badge at hand and ask for hall 2 |
        | only after character 240 | The meeting is moved to a larger room because more people than expected want to come; follow the signs at the entrance, have the badge at hand, leave coats and bags at the desk on the left, take the stairs to the second floor, and ask for hall number 1 | The meeting is moved to a larger room because more people than expected want to come; follow the signs at the entrance, have the badge at hand, leave coats and bags at the desk on the left, take the stairs to the second floor, and ask for hall number 2 |
        | in letters beyond ASCII  | Да | Ну |
        | in their last sign       | See you 👋 | See you 🌙 |
        | in a plus and a blank    | Size A+B | Size A B |
        | in what is behind a plus | 1+1 | 1+2 |
        | in a line break and a blank | Hall 1\nDoor 2 | Hall 1 Door 2 |

    @MSG-DEDUP-06
    Example: A number and its text read together like another number and text
      When the account sends "24 seats" to "+46700000001" as "first"
      And the account sends "4 seats" to "+467000000012" as "other"
      And the account sends "24 seats" to "+46700000001" as "repeated"
      Then "first" and "other" are reported delivered
      But "repeated" is reported rejected with report code 305

    @MSG-DEDUP-06 @observe
    Scenario Outline: The texts differ <HOW>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      And the account sends "<OTHER>" to "+46700000001" as "other"
      Then "first" is reported delivered
      And the outcome of "other" is recorded

      Examples:
        | HOW                                    | TEXT  | OTHER |
        | in upper and lower case                | Hello | hello |
        | in the Unicode form of the same letter | Café  | Café |

    @MSG-DEDUP-06 @observe
    Example: The texts differ by a blank at the end
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello " to "+46700000001" as "other"
      Then "first" is reported delivered
      And the outcome of "other" is recorded

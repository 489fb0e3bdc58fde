@messaging @needs-callbacks
Feature: Destination numbers
  A message goes to a phone number in international form. A plain message shows that the account can send.

  @MSG-DEST-01
  Rule: A destination is a number in international form with a leading plus
    Spec: Message (submit request, messaging API)

    Scenario Outline: A number of <WHERE>
      When the account sends "Hello" to "<NUMBER>" as "first"
      Then it is accepted
      And "first" is reported delivered

      Examples:
        | WHERE                             | NUMBER        |
        | Sweden                            |  +46700000001 |
        | Britain                           | +447700900001 |
        | the Faroe Islands, of nine digits |    +298211234 |

    Scenario Outline: <WHAT> is no destination
      When the account sends in one request:
        | NAME | content | destination_number |
        | odd  | Hello   | <NUMBER>           |
      Then "odd" is refused or reported with report code 411
      And "odd" is never reported delivered
      When the account sends "Hello" to "+46700000001" as "plain"
      Then it is accepted
      And "plain" is reported delivered

      Examples:
        | WHAT                | NUMBER              |
        | A plus alone        | +                   |
        | An empty text       | ""                  |
        | A plus with letters | +abc                |
        | A number too long   | +467000000012345678 |
        | The value null      | null                |

    Example: A JSON number is no destination
      When the account asks to submit a message with this body:
        """
        { "messages": [{ "content": "Hello", "destination_number": 46700000001 }] }
        """
      Then it is refused
      When the account sends "Hello" to "+46700000001" as "plain"
      Then it is accepted
      And "plain" is reported delivered

    @observe
    Scenario Outline: A number is spelled <HOW>
      When the account sends "Hello" to "<NUMBER>" as "odd"
      Then the outcome of "odd" is recorded

      Examples:
        | HOW                      | NUMBER           |
        | without the plus         |      46700000001 |
        | with two leading zeros   |    0046700000001 |
        | as it is dialled at home |       0700000001 |
        | with blanks              | +46 70 000 00 01 |

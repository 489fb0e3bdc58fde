@messaging @needs-mailbox
Feature: Requests for sender addresses that are refused
  A request that cannot be granted is refused at once and says what is wrong with it.

  @PUB-SENDER-REQUIRED-01 @published
  Rule: A request names an address, its type, its use, countries and a reason

    Scenario Outline: To <OPERATION> without <POINTER>
      When the client asks to <OPERATION>, where "<POINTER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"

      Examples:
        | OPERATION                | POINTER                |
        | request a sender address | /sender_address        |
        | request a sender address | /sender_address_type   |
        | request a sender address | /usage_type            |
        | request a sender address | /destination_countries |
        | request a sender address | /reason                |
        | request an own number    | /sender_address        |
        | request an own number    | /usage_type            |
        | request an own number    | /reason                |

  @PUB-SENDER-INVALID-01 @published
  Rule: A request of the wrong form is refused, and the refusal points to the mistake

    Scenario Outline: To <OPERATION>, where <POINTER> is <VALUE>
      When the client asks to <OPERATION>, where "<POINTER>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal points to "<POINTER>"
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION                | POINTER                | VALUE           |
        | request a sender address | /sender_address        |               5 |
        | request a sender address | /sender_address        | "ab"            |
        | request a sender address | /sender_address        | "ABCDEFGHIJKL"  |
        | request a sender address | /sender_address        | "Shop!"         |
        | request a sender address | /sender_address_type   | "NATIONAL"      |
        | request a sender address | /usage_type            | "DEDICATED"     |
        | request a sender address | /usage_type            | "OWN_NUMBER"    |
        | request a sender address | /destination_countries | "AU"            |
        | request a sender address | /destination_countries | [61]            |
        | request a sender address | /destination_countries | ["AUS"]         |
        | request a sender address | /reason                |               5 |
        | request a sender address | /label                 | []              |
        | request an own number    | /usage_type            | "ALPHANUMERIC"  |
        | request an own number    | /sender_address        | "MyShop"        |
        | request an own number    | /sender_address        | "+12"           |
        | request an own number    | /sender_address        | "x+61491570156" |
        | request an own number    | /sender_address        | "+61491570156x" |

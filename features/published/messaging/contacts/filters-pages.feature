@messaging @needs-accounts
Feature: Pages of filtered contacts
  What a filter finds is read page by page like everything else.

  Rule: The pages of what a filter finds show everything exactly once, in both directions

    @PUB-CONTACT-PAGE-01 @published
    Scenario Outline: Six with one channel or two, <SIZE> on a page
      When the client asks 2 times to create a contact
      And the client asks 2 times to create a contact with two channels
      And the client asks 1 time to create a contact
      And the client asks 1 time to create a contact with two channels
      And the client goes through the pages of list contacts of both types, <SIZE> at a time
      Then each contact made is on exactly one page of at most <SIZE>
      And each contact with two channels made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |    5 |

    @PUB-CONTACT-PAGE-02 @published
    Scenario Outline: Back through six, <SIZE> on a page
      When the client asks 2 times to create a contact
      And the client asks 2 times to create a contact with two channels
      And the client asks 1 time to create a contact
      And the client asks 1 time to create a contact with two channels
      And the client goes back through the pages of list contacts of both types, <SIZE> at a time
      Then each contact made is on exactly one page of at most <SIZE>
      And each contact with two channels made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        |    1 |
        |    2 |
        |    5 |

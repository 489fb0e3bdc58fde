@messaging
Feature: Pages of contact lists
  A client reads everything it keeps page by page, forwards and backwards.

  Rule: The pages of contact lists show everything exactly once, to the end
    Spec: Published: contact lists

    @PUB-LIST-PAGE-01 @published
    Scenario Outline: Five of them, <SIZE> on a page
      When the client asks 5 times to create a contact list
      And the client goes through the pages of list contact lists, <SIZE> at a time
      Then each contact list made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 5    |
        | 1000 |

  Rule: The pages of contact lists lead back to the first one
    Spec: Published: contact lists

    @PUB-LIST-PAGE-02 @published
    Scenario Outline: Five of them, <SIZE> on a page
      When the client asks 5 times to create a contact list
      And the client goes back through the pages of list contact lists, <SIZE> at a time
      Then each contact list made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 3    |

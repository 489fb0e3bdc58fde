@messaging
Feature: Pages of contacts
  A client reads everything it keeps page by page, forwards and backwards.

  Rule: The pages of contacts show everything exactly once, to the end
    Spec: Published: contacts

    @PUB-CONTACT-PAGE-01 @published
    Scenario Outline: Five of them, <SIZE> on a page
      When the client asks 5 times to create a contact
      And the client goes through the pages of list contacts, <SIZE> at a time
      Then each contact made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 5    |
        | 1000 |

  Rule: The pages of contacts lead back to the first one
    Spec: Published: contacts

    @PUB-CONTACT-PAGE-02 @published
    Scenario Outline: Five of them, <SIZE> on a page
      When the client asks 5 times to create a contact
      And the client goes back through the pages of list contacts, <SIZE> at a time
      Then each contact made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 3    |

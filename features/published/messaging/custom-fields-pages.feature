@messaging
Feature: Pages of custom fields
  A client reads everything it keeps page by page, forwards and backwards.

  Rule: The pages of custom fields show everything exactly once, to the end
    Spec: Published: custom fields

    @PUB-FIELD-PAGE-01 @published
    Scenario Outline: Five of them, <SIZE> on a page
      When the client asks 5 times to create a custom field
      And the client goes through the pages of list custom fields, <SIZE> at a time
      Then each custom field made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 5    |
        | 1000 |

  Rule: The pages of custom fields lead back to the first one
    Spec: Published: custom fields

    @PUB-FIELD-PAGE-02 @published
    Scenario Outline: Five of them, <SIZE> on a page
      When the client asks 5 times to create a custom field
      And the client goes back through the pages of list custom fields, <SIZE> at a time
      Then each custom field made is on exactly one page of at most <SIZE>

      Examples:
        | SIZE |
        | 1    |
        | 2    |
        | 3    |

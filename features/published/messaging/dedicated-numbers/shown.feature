@messaging @needs-accounts
Feature: Each dedicated number is shown as itself
  A client tells one number from another, and knows when each is available.

  Background:
    Given dedicated numbers are switched on for the account

  Rule: An assignment names itself and its own number

    @PUB-DED-CHANGE-01 @published
    Example: A second number is assigned, read and listed
      Given the platform offers the numbers "+46703583127, +61491222222"
      And the account has the assigned number "+46703583127"
      When the client asks to assign a number
      Then the answer names the dedicated number
      When the client takes what was made as the assigned number
      And the client asks to read an assignment for the account's dedicated number
      Then the answer names the assigned number

    @PUB-DED-OWN-02 @published
    Example: A second number is listed with the assignment that was made
      Given the platform offers the numbers "+46703583127, +61491222222"
      And the account has the assigned number "+46703583127"
      When the client asks to assign a number
      And the client takes what was made as the assigned number
      And the client asks to list assigned numbers
      Then the answer names the assigned number
      And the answer names the dedicated number

    @PUB-DED-OWN-02 @published
    Example: Two numbers of different classes with different labels
      Given the platform offers these numbers:
        | phone_number | country |
        |  46703583127 | SE      |
        |  61491222222 | AU      |
      And the account has the assigned numbers "+46703583127, +61491222222"
      When the account asks to change an assignment, "+61491222222", with:
        | label | Sales |
      And the client asks to list assigned numbers with the query "sort_by=SOURCE_ADDRESS&sort_direction=ASCENDING"
      Then the answer includes {"data": [{"assignment": {"label": "Support"}, "number": {"classification": "BRONZE"}}, {"assignment": {"label": "Sales"}, "number": {"classification": "GOLD"}}]}

  Rule: A number in a list does not have the id of another

    @PUB-DED-FILTER-01 @published
    Example: The second of two on offer
      Given the platform offers these numbers:
        | phone_number | country |
        |  46703583127 | SE      |
        |  61491222222 | AU      |
      When the client asks to read a dedicated number
      Then the answer names the dedicated number
      When the client asks to search for dedicated numbers with the query "country=AU"
      Then the answer lists "61491222222" and nothing else
      And the answer does not name the dedicated number

    @PUB-DED-OWN-01 @published
    Example: The second of two that are assigned
      Given the platform offers these numbers:
        | phone_number | country |
        |  46703583127 | SE      |
        |  61491222222 | AU      |
      And the account has an assigned number
      And the account has the assigned number "+61491222222"
      When the client asks to list assigned numbers
      Then the answer names the assigned number
      When the client asks to list assigned numbers with the query "country=AU"
      Then the answer lists "61491222222" and nothing else
      And the answer does not name the assigned number

  @PUB-DED-FORM-01 @published @needs-clock
  Rule: A number is shown with the moment after which it is available

    Example: It is searched for and read before that
      Given it is 2024-01-15T12:00:00Z
      And the platform offers these numbers:
        | phone_number | available_after      |
        |  46203222222 | 2024-01-20T12:34:56Z |
      When the client asks to search for dedicated numbers
      Then "data.0.available_after" of the answer is the instant 2024-01-20T12:34:56.000Z
      When the client asks to read a dedicated number
      Then "available_after" of the answer is the instant 2024-01-20T12:34:56.000Z

    Example: It is assigned and listed after that
      Given it is 2024-01-20T12:34:57Z
      And the platform offers these numbers:
        | phone_number | available_after      |
        |  46203222222 | 2024-01-20T12:34:56Z |
      When the client asks to assign a number
      And the client asks to list assigned numbers
      Then "data.0.number.available_after" of the answer is the instant 2024-01-20T12:34:56.000Z

@messaging @needs-accounts @needs-handset
Feature: Reports on short links
  The account reads which of its links were followed, and how often.

  Background:
    Given short trackable links are switched on for the account

  @LINK-05
  Rule: Reports count how often each URL was opened
    Spec: Optional account features

    @smoke
    Example: One of two links is opened
      When the account sends in one request:
        | NAME  | content                                                            | destination_number | delivery_report |
        | first | See https://example.com/counted/a or https://example.com/counted/b |       +46700000001 | false           |
      Then the account finds 0 clicks on "https://example.com/counted/a"
      When the recipient at "+46700000001" opens the first link 1 time
      Then the account finds 1 click on "https://example.com/counted/a"
      But the account finds 0 clicks on "https://example.com/counted/b"

    Example: Two recipients open the same page
      When the account sends in one request:
        | NAME   | content                           | destination_number | delivery_report |
        | first  | See https://example.com/counted/a |       +46700000001 | false           |
        | second | See https://example.com/counted/a |       +46700000002 | false           |
      And the recipient at "+46700000001" opens the first link 1 time
      And the recipient at "+46700000002" opens the first link 1 time
      Then the account finds 2 clicks on "https://example.com/counted/a"

    @published @needs-clock
    Example: A link is opened three times in two months
      When the account sends in one request:
        | NAME  | content                                                            | destination_number | delivery_report |
        | first | See https://example.com/counted/a or https://example.com/counted/b |       +46700000001 | false           |
      And the recipient at "+46700000001" opens the first link 1 time
      And 60 days pass
      And the recipient at "+46700000001" opens the first link 2 times
      Then the account finds 3 clicks on "https://example.com/counted/a"
      But the account finds 0 clicks on "https://example.com/counted/b"

  @LINK-08 @reading
  Rule: Reports on clicks belong to the account alone
    Spec: Optional account features

    Example: Another customer sums clicks up
      When the account sends in one request:
        | NAME  | content                           | destination_number | delivery_report |
        | first | See https://example.com/counted/a |       +46700000001 | false           |
      And the recipient at "+46700000001" opens the first link 1 time
      Then the account finds 1 click on "https://example.com/counted/a"
      When another customer asks to sum the clicks up
      Then the answer does not contain "https://example.com/counted/a"

    Example: Another customer asks for the clicks on a link of the account
      When the account sends in one request:
        | NAME  | content                           | destination_number | delivery_report |
        | first | See https://example.com/counted/a |       +46700000001 | false           |
      And the account asks to read the clicks on a link
      Then the answer contains "https://example.com/counted/a"
      When another customer asks to read the clicks on a link for the account's short link
      Then the answer does not contain "https://example.com/counted/a"

  @X-49 @observe @needs-callbacks
  Rule: Whether clicks are counted while callbacks fail is open
    Spec: Optional account features; Events / Callbacks from the messaging API

    Example: The receiver breaks down before the link is opened
      Given the receiver "home" answers "500" every time
      When the account sends in one request:
        | NAME  | content                           | destination_number | RECEIVER |
        | first | See https://example.com/counted/a |       +46700000001 | home     |
      And the recipient at "+46700000001" opens the first link 1 time
      And the account reads the path "/v1/reporting/links/summary"
      Then the platform's answer is recorded
      And the outcome of "first" is recorded

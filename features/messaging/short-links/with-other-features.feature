@messaging @needs-accounts
Feature: Short trackable links beside other features
  Repeats, conversion and reports when the text that is sent has other URLs than the text that was submitted.

  Background:
    Given short trackable links are switched on for the account

  @X-07 @reading @needs-callbacks
  Rule: The same submitted text is a repeat although its short URLs may differ
    Spec: Optional account features

    Example: A text with a URL is sent twice
      Given de-duplication is switched on for the account
      When the account sends "Sale https://example.com/summer/sale" to "+46700000001" as "first"
      And the account sends "Sale https://example.com/summer/sale" to "+46700000001" as "second"
      And the account sends "Sale https://example.com/summer/sale" to "+46700000002" as "other"
      Then "first" and "other" are reported delivered
      But "second" is reported rejected with report code 305

  @X-08 @reading @needs-handset
  Rule: A short URL beside converted characters leads to the URL as it was written
    Spec: Optional account features

    Scenario Outline: The URL <TRAIT>
      Given the character converter is switched on for the account
      When the account sends in one request:
        | NAME  | content      | destination_number | delivery_report |
        | first | Sale 😀 <URL> |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | [GSM-7 characters] |
      And the links at the handset "+46700000001" lead to:
        | <URL> |

      Examples:
        | TRAIT                    | URL                            |
        | has none of its own      | https://example.com/summer?x=1 |
        | has a letter with a mark | https://example.com/ä?x=1      |
        | has Cyrillic letters     | https://example.com/лето?x=1   |

    Example: The URL has foreign letters after GSM-7 ones
      Given the character converter is switched on for the account
      When the account sends in one request:
        | NAME  | content                              | destination_number | delivery_report |
        | first | Nu: å https://example.com/лето/ä?x=1 |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | Nu: å [a link of 22 characters] |

  @X-10 @reading @needs-callbacks
  Rule: A URL in metadata stays as it is
    Spec: Optional account features; Delivery report notification

    Example: Text and metadata have the same URL
      When the account sends in one request:
        | NAME  | content                              | destination_number | metadata.page                   |
        | first | Sale https://example.com/summer/sale |       +46700000001 | https://example.com/summer/sale |
      Then "first" is reported delivered
      And every report of "first" has:
        | metadata.page | https://example.com/summer/sale |

  @X-09 @observe @needs-callbacks
  Rule: Whether a report repeats the URL as submitted or as shortened is open
    Spec: Optional account features; Delivery report notification

    Example: The text has a long URL
      When the account sends "Sale https://example.com/summer/sale" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the outcome of "first" is recorded

  @SIL-MSG-27 @observe @needs-handset @needs-callbacks
  Rule: What a short link looks like is left open
    Spec: Optional account features

    Example: A text with a URL
      When the account sends "See https://shop.example.com/sale" to "+46700000001" as "first"
      Then what the handset "+46700000001" shows is recorded
      And the outcome of "first" is recorded

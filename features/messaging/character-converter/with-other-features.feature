@messaging @needs-accounts @needs-callbacks
Feature: The character converter beside other features
  What is charged and what counts as a repeat when a text is not sent as it was submitted.

  Background:
    Given the character converter is switched on for the account

  @GSM-01 @needs-handset
  Rule: A message that waited for the morning is converted too
    Spec: Optional account features

    Example: A text with an emoji is submitted in the evening
      Given social sending is switched on for the account
      And the time zone of the account is "UTC"
      And it is 2024-01-15T21:00:00Z
      When the account sends "Sale 😀" to "+46700000001" as "evening"
      And the clock reaches 2024-01-16T18:00:00Z
      Then "evening" is reported delivered
      And the handset "+46700000001" shows:
        | [GSM-7 characters] |

  @GSM-04 @reading
  Rule: A converted text is charged as GSM-7
    Spec: Optional account features; Delivery report notification

    Scenario Outline: A text <TRAIT>
      Given billing units are switched on for the account
      When the account sends "<TEXT>" to "+46700000001" as "converted"
      And the character converter is switched off for the account
      And the account sends "<TEXT>" to "+46700000001" as "unconverted"
      Then "converted" and "unconverted" are reported delivered
      And "converted" has fewer billing units than "unconverted"

      Examples:
        | TRAIT                           | TEXT                                                                                                  |
        | of 100 characters with an emoji | Your table at the harbour is booked for Friday at half past seven; come early, the view is worth it 😀 |
        | with an emoji and a euro sign   | Your table at the harbour is booked for Friday at half past seven; dinner is 90 € and worth it 😀      |

  @X-06 @reading
  Rule: The same submitted text is a repeat although it is converted
    Spec: Optional account features

    Example: A text with an emoji is sent twice
      Given de-duplication is switched on for the account
      When the account sends "Hi 😀" to "+46700000001" as "first"
      And the account sends "Hi 😀" to "+46700000001" as "second"
      And the account sends "Hi 😀" to "+46700000002" as "other"
      Then "first" and "other" are reported delivered
      But "second" is reported rejected with report code 305

  @X-05 @observe
  Rule: Whether texts that only become the same by conversion are repeats is open
    Spec: Optional account features

    Example: Two emojis with the same replacement
      Given de-duplication is switched on for the account
      When the account sends "Hi 😀" to "+46700000001" as "first"
      And the account sends "Hi 😃" to "+46700000001" as "second"
      Then "first" is reported delivered
      And the outcome of "second" is recorded

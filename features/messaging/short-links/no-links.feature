@messaging @needs-handset
Feature: What short trackable links leave alone
  Texts without URLs stay as they are, and so do all texts of accounts without the feature.

  @LINK-06 @reading @needs-callbacks
  Rule: Without the feature URLs are sent as they were written
    Spec: Optional account features

    Example: The text has a long URL
      When the account sends "Sale https://example.com/a/very/long/path?x=1&y=2#f now" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the handset "+46700000001" shows:
        | Sale https://example.com/a/very/long/path?x=1&y=2#f now |

  @LINK-07 @reading @needs-accounts
  Rule: A text without a URL is sent as it was written
    Spec: Optional account features

    Scenario Outline: The text has <TRAIT>
      Given short trackable links are switched on for the account
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | <TEXT>  |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | <TEXT> |

      Examples:
        | TRAIT                      | TEXT                            |
        | words alone                | Your parcel has arrived         |
        | runs of spaces             | Your parcel  has   arrived      |
        | full stops without a space | Come at 7.30 or 8.15, gate 3.4  |
        | slashes and colons         | Open 9:00/17:00 // closed 12:00 |

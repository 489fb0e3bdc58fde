@messaging @needs-accounts @needs-clock @needs-carrier
Feature: The time zone of social sending
  Sending hours are those of the account's time zone, wherever the recipient and the platform are.

  Background:
    Given social sending is switched on for the account

  @MSG-SOCIAL-03
  Rule: The account's time zone counts and not that of the recipient
    Spec: Optional account features

    Scenario Outline: Both times of a Swedish account with a recipient <WHERE>
      Given the time zone of the account is "Europe/Stockholm"
      And it is 2024-01-15T09:00:00Z
      When the account sends "Good morning" to "<RECIPIENT>" as "morning"
      And the clock reaches 2024-01-15T19:00:00Z
      And the account sends "Good evening" to "<RECIPIENT>" as "evening"
      And the clock reaches 2024-01-16T17:00:00Z
      Then "morning" reaches the carrier between 2024-01-15T09:00:00Z and 2024-01-15T09:00:00Z
      But "evening" reaches the carrier between 2024-01-16T07:00:00Z and 2024-01-16T17:00:00Z

      Examples:
        | WHERE        | RECIPIENT     |
        | in Sweden    |  +46700000001 |
        | in Australia |  +61491570156 |
        | in America   |  +12025550101 |
        | in Britain   | +447700900001 |

    Example: The account moves from Stockholm to New York at noon
      Given the time zone of the account is "Europe/Stockholm"
      And it is 2024-01-15T12:00:00Z
      When the account sends "From here" to "+46700000001" as "here"
      And the time zone of the account is "America/New_York"
      And the account sends "From there" to "+46700000001" as "there"
      And 1 day passes
      Then "here" reaches the carrier between 2024-01-15T12:00:00Z and 2024-01-15T12:00:00Z
      But "there" reaches the carrier between 2024-01-15T13:00:00Z and 2024-01-15T23:00:00Z

  @MSG-SOCIAL-03
  Rule: In any time zone sending opens at 08:00 on the wall clock
    Spec: Optional account features

    Scenario Outline: Opening in <ZONE> at <OPENS>
      Given the time zone of the account is "<ZONE>"
      And it is <EARLY>
      When the account sends "Hello" to "+46700000001" as "early"
      And the clock reaches <OPEN>
      And the account sends "Hello again" to "+46700000001" as "open"
      And the clock reaches <CLOSES>
      Then "open" reaches the carrier between <OPEN> and <OPEN>
      But "early" reaches the carrier between <OPENS> and <CLOSES>

      Examples:
        | ZONE                | EARLY                    | OPENS                | OPEN                     | CLOSES               |
        | UTC                 | 2024-01-15T07:59:59.999Z | 2024-01-15T08:00:00Z | 2024-01-15T08:00:00.001Z | 2024-01-15T18:00:00Z |
        | Europe/Stockholm    | 2024-01-15T06:59:59.999Z | 2024-01-15T07:00:00Z | 2024-01-15T07:00:00.001Z | 2024-01-15T17:00:00Z |
        | Europe/Stockholm    | 2024-07-15T05:59:59.999Z | 2024-07-15T06:00:00Z | 2024-07-15T06:00:00.001Z | 2024-07-15T16:00:00Z |
        | America/New_York    | 2024-07-15T11:59:59.999Z | 2024-07-15T12:00:00Z | 2024-07-15T12:00:00.001Z | 2024-07-15T22:00:00Z |
        | Asia/Kolkata        | 2024-01-15T02:29:59.999Z | 2024-01-15T02:30:00Z | 2024-01-15T02:30:00.001Z | 2024-01-15T12:30:00Z |
        | Asia/Kathmandu      | 2024-01-15T02:14:59.999Z | 2024-01-15T02:15:00Z | 2024-01-15T02:15:00.001Z | 2024-01-15T12:15:00Z |
        | America/St_Johns    | 2024-07-15T10:29:59.999Z | 2024-07-15T10:30:00Z | 2024-07-15T10:30:00.001Z | 2024-07-15T20:30:00Z |
        | Pacific/Kiritimati  | 2024-01-15T17:59:59.999Z | 2024-01-15T18:00:00Z | 2024-01-15T18:00:00.001Z | 2024-01-16T04:00:00Z |
        | Pacific/Pago_Pago   | 2024-01-15T18:59:59.999Z | 2024-01-15T19:00:00Z | 2024-01-15T19:00:00.001Z | 2024-01-16T05:00:00Z |
        | Australia/Lord_Howe | 2024-01-14T20:59:59.999Z | 2024-01-14T21:00:00Z | 2024-01-14T21:00:00.001Z | 2024-01-15T07:00:00Z |
        | Australia/Lord_Howe | 2024-07-14T21:29:59.999Z | 2024-07-14T21:30:00Z | 2024-07-14T21:30:00.001Z | 2024-07-15T07:30:00Z |

      Examples: Where the rules of the zone have changed since 2022
        | ZONE                | EARLY                    | OPENS                | OPEN                     | CLOSES               |
        | Africa/Cairo        | 2024-07-15T04:59:59.999Z | 2024-07-15T05:00:00Z | 2024-07-15T05:00:00.001Z | 2024-07-15T15:00:00Z |
        | America/Mexico_City | 2024-07-15T13:59:59.999Z | 2024-07-15T14:00:00Z | 2024-07-15T14:00:00.001Z | 2024-07-16T00:00:00Z |
        | Asia/Almaty         | 2024-07-15T02:59:59.999Z | 2024-07-15T03:00:00Z | 2024-07-15T03:00:00.001Z | 2024-07-15T13:00:00Z |
        | Asia/Tehran         | 2024-07-15T04:29:59.999Z | 2024-07-15T04:30:00Z | 2024-07-15T04:30:00.001Z | 2024-07-15T14:30:00Z |

  @MSG-SOCIAL-03
  Rule: In any time zone sending closes at 18:00 on the wall clock
    Spec: Optional account features

    Scenario Outline: Closing in <ZONE> after <LAST>
      Given the time zone of the account is "<ZONE>"
      And it is <LAST>
      When the account sends "Hello" to "+46700000001" as "last"
      And the clock reaches <LATE>
      And the account sends "Hello again" to "+46700000001" as "late"
      And the clock reaches <CLOSES>
      Then "last" reaches the carrier between <LAST> and <LAST>
      But "late" reaches the carrier between <OPENS> and <CLOSES>

      Examples:
        | ZONE                | LAST                     | LATE                     | OPENS                | CLOSES               |
        | UTC                 | 2024-01-15T17:59:59.999Z | 2024-01-15T18:00:00.001Z | 2024-01-16T08:00:00Z | 2024-01-16T18:00:00Z |
        | Europe/Stockholm    | 2024-01-15T16:59:59.999Z | 2024-01-15T17:00:00.001Z | 2024-01-16T07:00:00Z | 2024-01-16T17:00:00Z |
        | Europe/Stockholm    | 2024-07-15T15:59:59.999Z | 2024-07-15T16:00:00.001Z | 2024-07-16T06:00:00Z | 2024-07-16T16:00:00Z |
        | America/New_York    | 2024-07-15T21:59:59.999Z | 2024-07-15T22:00:00.001Z | 2024-07-16T12:00:00Z | 2024-07-16T22:00:00Z |
        | Asia/Kolkata        | 2024-01-15T12:29:59.999Z | 2024-01-15T12:30:00.001Z | 2024-01-16T02:30:00Z | 2024-01-16T12:30:00Z |
        | Asia/Kathmandu      | 2024-01-15T12:14:59.999Z | 2024-01-15T12:15:00.001Z | 2024-01-16T02:15:00Z | 2024-01-16T12:15:00Z |
        | America/St_Johns    | 2024-07-15T20:29:59.999Z | 2024-07-15T20:30:00.001Z | 2024-07-16T10:30:00Z | 2024-07-16T20:30:00Z |
        | Pacific/Kiritimati  | 2024-01-16T03:59:59.999Z | 2024-01-16T04:00:00.001Z | 2024-01-16T18:00:00Z | 2024-01-17T04:00:00Z |
        | Pacific/Pago_Pago   | 2024-01-16T04:59:59.999Z | 2024-01-16T05:00:00.001Z | 2024-01-16T19:00:00Z | 2024-01-17T05:00:00Z |
        | Australia/Lord_Howe | 2024-01-15T06:59:59.999Z | 2024-01-15T07:00:00.001Z | 2024-01-15T21:00:00Z | 2024-01-16T07:00:00Z |
        | Australia/Lord_Howe | 2024-07-15T07:29:59.999Z | 2024-07-15T07:30:00.001Z | 2024-07-15T21:30:00Z | 2024-07-16T07:30:00Z |

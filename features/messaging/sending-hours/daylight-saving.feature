@messaging @needs-accounts @needs-clock @needs-carrier
Feature: Social sending when the clocks change
  The day on which the clocks go forward or back has its sending hours where the wall clock shows them.

  Background:
    Given social sending is switched on for the account

  Rule: On the day the clocks change sending opens at 08:00 on the new wall clock
    Spec: Optional account features

    @MSG-SOCIAL-05 @core @reading
    Scenario Outline: A message waits overnight in <ZONE> and another comes early at <EARLY>
      Given the time zone of the account is "<ZONE>"
      And it is <EVENING>
      When the account sends "Good evening" to "+46700000001" as "evening"
      And the clock reaches <EARLY>
      And the account sends "Good morning" to "+46700000001" as "early"
      And the clock reaches <CLOSES>
      Then "evening" reaches the carrier between <OPENS> and <CLOSES>
      And "early" reaches the carrier between <OPENS> and <CLOSES>

      Examples:
        | ZONE                | EVENING              | EARLY                    | OPENS                | CLOSES               |
        | Europe/Stockholm    | 2024-03-30T19:00:00Z | 2024-03-31T05:59:59.999Z | 2024-03-31T06:00:00Z | 2024-03-31T16:00:00Z |
        | Europe/Stockholm    | 2024-10-26T18:00:00Z | 2024-10-27T06:59:59.999Z | 2024-10-27T07:00:00Z | 2024-10-27T17:00:00Z |
        | America/New_York    | 2024-03-10T01:00:00Z | 2024-03-10T11:59:59.999Z | 2024-03-10T12:00:00Z | 2024-03-10T22:00:00Z |
        | America/New_York    | 2024-11-03T00:00:00Z | 2024-11-03T12:59:59.999Z | 2024-11-03T13:00:00Z | 2024-11-03T23:00:00Z |
        | Australia/Sydney    | 2024-04-06T09:00:00Z | 2024-04-06T21:59:59.999Z | 2024-04-06T22:00:00Z | 2024-04-07T08:00:00Z |
        | Australia/Sydney    | 2024-10-05T10:00:00Z | 2024-10-05T20:59:59.999Z | 2024-10-05T21:00:00Z | 2024-10-06T07:00:00Z |
        | Australia/Lord_Howe | 2024-04-06T09:00:00Z | 2024-04-06T21:29:59.999Z | 2024-04-06T21:30:00Z | 2024-04-07T07:30:00Z |
        | Australia/Lord_Howe | 2024-10-05T09:30:00Z | 2024-10-05T20:59:59.999Z | 2024-10-05T21:00:00Z | 2024-10-06T07:00:00Z |

    @MSG-SOCIAL-05 @reading
    Scenario Outline: A message comes in <ZONE> right after opening at <OPEN>
      Given the time zone of the account is "<ZONE>"
      And it is <OPEN>
      When the account sends "Good morning" to "+46700000001" as "morning"
      And 1 day passes
      Then "morning" reaches the carrier between <OPEN> and <OPEN>

      Examples:
        | ZONE                | OPEN                     |
        | Europe/Stockholm    | 2024-03-31T06:00:00.001Z |
        | Europe/Stockholm    | 2024-10-27T07:00:00.001Z |
        | America/New_York    | 2024-03-10T12:00:00.001Z |
        | America/New_York    | 2024-11-03T13:00:00.001Z |
        | Australia/Sydney    | 2024-04-06T22:00:00.001Z |
        | Australia/Sydney    | 2024-10-05T21:00:00.001Z |
        | Australia/Lord_Howe | 2024-04-06T21:30:00.001Z |
        | Australia/Lord_Howe | 2024-10-05T21:00:00.001Z |

    @MSG-SOCIAL-02
    Example: A message comes in Stockholm just before the clocks jump from 02:00 to 03:00
      Given the time zone of the account is "Europe/Stockholm"
      And it is 2024-03-31T00:59:59Z
      When the account sends "Hello" to "+46700000001" as "night"
      And 1 day passes
      Then "night" reaches the carrier between 2024-03-31T06:00:00Z and 2024-03-31T16:00:00Z

  @MSG-SOCIAL-05 @reading
  Rule: On the day the clocks change sending closes at 18:00 on the new wall clock
    Spec: Optional account features

    Scenario Outline: The last message and the one too late in <ZONE> after <LAST>
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
        | Europe/Stockholm    | 2024-03-31T15:59:59.999Z | 2024-03-31T16:00:00.001Z | 2024-04-01T06:00:00Z | 2024-04-01T16:00:00Z |
        | Europe/Stockholm    | 2024-10-27T16:59:59.999Z | 2024-10-27T17:00:00.001Z | 2024-10-28T07:00:00Z | 2024-10-28T17:00:00Z |
        | America/New_York    | 2024-03-10T21:59:59.999Z | 2024-03-10T22:00:00.001Z | 2024-03-11T12:00:00Z | 2024-03-11T22:00:00Z |
        | America/New_York    | 2024-11-03T22:59:59.999Z | 2024-11-03T23:00:00.001Z | 2024-11-04T13:00:00Z | 2024-11-04T23:00:00Z |
        | Australia/Sydney    | 2024-04-07T07:59:59.999Z | 2024-04-07T08:00:00.001Z | 2024-04-07T22:00:00Z | 2024-04-08T08:00:00Z |
        | Australia/Sydney    | 2024-10-06T06:59:59.999Z | 2024-10-06T07:00:00.001Z | 2024-10-06T21:00:00Z | 2024-10-07T07:00:00Z |
        | Australia/Lord_Howe | 2024-04-07T07:29:59.999Z | 2024-04-07T07:30:00.001Z | 2024-04-07T21:30:00Z | 2024-04-08T07:30:00Z |
        | Australia/Lord_Howe | 2024-10-06T06:59:59.999Z | 2024-10-06T07:00:00.001Z | 2024-10-06T21:00:00Z | 2024-10-07T07:00:00Z |

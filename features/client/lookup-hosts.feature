@client
Feature: Lookup hosts that the client chooses
  A client spreads its lookups, and turns to another host when one is down.

  Background:
    Given the client's platform has:
      | lookup hosts | first primary, second primary, backup |

  @LOOKUP-HOST-02
  Rule: The client spreads its lookups over the two primary hosts
    Spec: Endpoints / Number lookup

    Example: A hundred lookups
      When the client makes 100 lookups
      Then the client has sent at least 1 lookup to the host "first primary"
      And the client has sent at most 99 lookups to the host "first primary"
      And the client has sent at least 1 lookup to the host "second primary"
      And the client has sent at most 99 lookups to the host "second primary"
      And the client has sent exactly 0 lookups to the host "backup"
      And the client reports "OK 24001 SE" every time

    Scenario Outline: The <DOWN> host is down
      Given the client's platform has:
        | lookup hosts down | <DOWN> |
      When the client makes 20 lookups
      Then the client reports "OK 24001 SE" every time
      And the client has sent exactly 20 lookups to the host "<OTHER>"
      And the client has sent at most 20 lookups to the host "<DOWN>"

      Examples:
        | DOWN           | OTHER          |
        | first primary  | second primary |
        | second primary | first primary  |

  @LOOKUP-HOST-03 @reading
  Rule: The client asks the backup host when the primary hosts fail
    Spec: Endpoints / Number lookup

    Example: Both primary hosts are down
      Given the client's platform has:
        | lookup hosts down | first primary, second primary |
      When the client makes 4 lookups
      Then the client reports "OK 24001 SE" every time
      And the client has sent exactly 4 lookups to the host "backup"
      And the client has sent at most 4 lookups to the host "first primary"
      And the client has sent at most 4 lookups to the host "second primary"

@client
Feature: Lookup hosts that the client chooses
  A client spreads its lookups, goes on to another host when one is down, and reads every form of answer.

  Background:
    Given two primary lookup hosts and a backup

  Rule: The client spreads its lookups over the two primary hosts
    Spec: Endpoints / Number lookup

    @LOOKUP-HOST-02 @reading
    Example: A hundred lookups
      When the harness's own client makes 100 lookups
      Then the "first primary" lookup host gets 1 to 99 lookups
      And the "second primary" lookup host gets 1 to 99 lookups
      And the "backup" lookup host gets 0 to 0 lookups
      And the client reads "OK 24001 SE" every time

    @LOOKUP-HOST-02 @reading
    Scenario Outline: The <DOWN> host is down
      Given the "<DOWN>" lookup host is down
      When the harness's own client makes 20 lookups
      Then the client reads "OK 24001 SE" every time
      And the "<OTHER>" lookup host gets 20 to 20 lookups
      And the "<DOWN>" lookup host gets 0 to 20 lookups

      Examples:
        | DOWN           | OTHER          |
        | first primary  | second primary |
        | second primary | first primary  |

  Rule: The client asks the backup host when the primary hosts fail
    Spec: Endpoints / Number lookup

    @LOOKUP-HOST-03 @reading
    Example: Both primary hosts are down
      Given the "first primary" lookup host is down
      And the "second primary" lookup host is down
      When the harness's own client makes 4 lookups
      Then the client reads "OK 24001 SE" every time
      And the "backup" lookup host gets 4 to 4 lookups
      And the "first primary" lookup host gets 0 to 4 lookups
      And the "second primary" lookup host gets 0 to 4 lookups

  Rule: The client reads answers in ISO-8859-1 with and without imsi and location
    Spec: Number lookup response (text)

    @LOOKUP-CLI-01 @reading
    Example: Every form
      Given the lookup hosts together answer in turn:
        | result=OK;imsi=24001;location=SE |
        | result=OK;imsi=310410            |
        | result=ABSENT_SUBSCRIBER_SM      |
        | result=MSISDN is invalid         |
        | result=Numéro bloqué             |
      When the harness's own client makes 5 lookups
      Then the client reads:
        | OK 24001 SE          |
        | OK 310410            |
        | ABSENT_SUBSCRIBER_SM |
        | MSISDN is invalid    |
        | Numéro bloqué        |
      And the "first primary" lookup host gets 0 to 5 lookups
      And the "second primary" lookup host gets 0 to 5 lookups

  Rule: How a client slows down when it is throttled is left to it
    Spec: Errors / Number lookup result values

    @LOOKUP-CLI-02 @observe
    Example: Two requests are throttled
      Given the lookup hosts together answer in turn:
        | result=REQUEST_THROTTLED |
        | result=REQUEST_THROTTLED |
      When the harness's own client makes 3 lookups
      Then the client reads "OK 24001 SE" every time
      And how the client slows down is recorded

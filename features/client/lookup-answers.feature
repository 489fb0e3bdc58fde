@client
Feature: Lookup answers that the client reads
  A client reads every form of answer, and slows down when it is throttled.

  Background:
    Given the client's platform has:
      | lookup hosts | first primary, second primary, backup |

  @LOOKUP-CLI-01 @reading
  Rule: The client reads answers in ISO-8859-1 with and without imsi and location
    Spec: Number lookup response (text)

    Scenario Outline: The line <LINE>
      Given the client's platform has:
        | answers | <LINE> |
      When the client makes 1 lookup
      Then the client reports "<REPORT>"
      And the client has sent at most 1 lookup to the host "first primary"
      And the client has sent at most 1 lookup to the host "second primary"

      Examples:
        | LINE                             | REPORT               |
        | result=OK;imsi=24001;location=SE | OK 24001 SE          |
        | result=OK;imsi=310410            | OK 310410            |
        | result=ABSENT_SUBSCRIBER_SM      | ABSENT_SUBSCRIBER_SM |
        | result=MSISDN is invalid         | MSISDN is invalid    |
        | result=Numéro bloqué             | Numéro bloqué        |

  @LOOKUP-CLI-02 @observe
  Rule: How a client slows down when it is throttled is left to it
    Spec: Errors / Number lookup result values

    Example: Two requests are throttled
      Given the client's platform has:
        | answers | result=REQUEST_THROTTLED, result=REQUEST_THROTTLED |
      When the client makes 3 lookups
      Then the client reports "OK 24001 SE" every time
      And the outcome is recorded

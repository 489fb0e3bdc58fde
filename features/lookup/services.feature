@lookup
Feature: The two lookup services
  The portability service names the network that serves a number; the real-time service also where its handset is.

  @LOOKUP-PORT-01 @needs-hlr
  Rule: The portability service gives the imsi of the serving network, and perhaps a location
    Spec: Number lookup response (text)

    Scenario Outline: A number that was ported to <NETWORK>
      Given the home register knows "46700000001" as:
        | result   | OK     |
        | imsi     | <IMSI> |
        | location | SE     |
      When the client of the portability service looks up "46700000001"
      Then the lookup answers "result=OK;imsi=<IMSI>" or "result=OK;imsi=<IMSI>;location=SE"

      Examples:
        | NETWORK             | IMSI  |
        | its first network   | 24001 |
        | the second network  | 24007 |
        | a network elsewhere | 24201 |

  @LOOKUP-RT-01
  Rule: The real-time service gives imsi and location both
    Spec: Number lookup response (text)

    Example: A number in use
      When the client of the real-time service looks up "46700000001"
      Then the lookup answers a line like "result=OK;imsi=[5 to 15 digits][a location]"

    Example: A number that was looked up before
      When the client of the real-time service looks up "46700000001"
      And the client of the real-time service looks up "46700000001"
      Then the lookup answers a line like "result=OK;imsi=[5 to 15 digits][a location]"

    @needs-hlr
    Example: The portability service was asked before
      Given the home register knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | NO    |
      When the client of the portability service looks up "46700000001"
      Then the lookup answers a line like "result=OK;imsi=24001[anything]"
      When the client of the real-time service looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=NO"

    @needs-hlr
    Example: A subscriber in another country
      Given the home register knows "46700000001" as:
        | result   | OK    |
        | imsi     | 24001 |
        | location | NO    |
      When the client of the real-time service looks up "46700000001"
      Then the lookup answers "result=OK;imsi=24001;location=NO"

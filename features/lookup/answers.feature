@lookup
Feature: What a lookup answers
  One line of text says if a number is in use, and in which network.

  @LOOKUP-FMT-01
  Rule: The answer is one line: result, then imsi and location where they are known
    Spec: Number lookup response (text)

    @smoke
    Example: A number in use
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;imsi=[5 to 15 digits][a location, if any]"

    @needs-hlr
    Example: A number that no network has
      Given the home register knows "99900000001" as:
        | result | UNKNOWN_SUBSCRIBER |
      When the client looks up "99900000001"
      Then the lookup answers a line like "result=[OK or a reason]"
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;imsi=[5 to 15 digits][a location, if any]"

  @LOOKUP-CT-01
  Rule: The content type is text/plain in ISO-8859-1
    Spec: Number lookup response (text)

    Scenario Outline: The content type of the answer: <WHAT>
      When the client sends the lookup query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer comes with "Content-Type" set to "text/plain; charset=ISO-8859-1"

      Examples:
        | WHAT                            | QUERY                    |
        | A number in use                 | ?msisdn={number}         |
        | A number in use, past the cache | ?msisdn={number}&nocache |

    @needs-hlr
    Scenario Outline: A number that nobody has, asked for with <QUERY>
      Given the home register knows "99900000001" as:
        | result | UNKNOWN_SUBSCRIBER |
      When the client sends the lookup query "<QUERY>"
      Then the lookup answers a line like "result=[a reason]"
      And the answer comes with "Content-Type" set to "text/plain; charset=ISO-8859-1"
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;[anything]"

      Examples:
        | QUERY                       |
        | ?msisdn=99900000001         |
        | ?msisdn=99900000001&nocache |

    Example: No number at all
      When the client sends the lookup query "?msisdn=abc"
      Then the lookup answers a line like "result=[a reason]"
      And the answer comes with "Content-Type" set to "text/plain; charset=ISO-8859-1"
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;[anything]"

    @observe
    Example: A lookup that names no number
      When the client sends the lookup query ""
      Then the outcome is recorded

  @LOOKUP-HTTP-01
  Rule: A lookup that succeeds has HTTP status 200
    Spec: Endpoints / Number lookup

    Example: A number in use
      When the client looks up "46700000001"
      Then it is accepted with HTTP status 200
      And the lookup answers a line like "result=OK;[anything]"

@lookup
Feature: What a lookup answers
  One line of text says if a number is in use, and in which network.

  Rule: The answer is one line: result, then imsi and location where they are known
    Spec: Number lookup response (text)

    @LOOKUP-FMT-01 @smoke
    Example: A number in use
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;imsi=\d{5,15}(;location=[A-Za-z0-9]{1,4})?$"

    @LOOKUP-FMT-01 @needs-hlr
    Example: A number that no network has
      Given the home register knows "99900000001" as:
        | result | UNKNOWN_SUBSCRIBER |
      When the client looks up "99900000001"
      Then the lookup answers a line like "^result=[^;=]+$"
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;imsi=\d{5,15}(;location=[A-Za-z0-9]{1,4})?$"

  Rule: The content type is text/plain in ISO-8859-1
    Spec: Number lookup response (text)

    @LOOKUP-CT-01
    Scenario Outline: <WHAT>
      When the client sends the lookup query "<QUERY>"
      Then it is accepted with HTTP status 200
      And the answer comes with "Content-Type" set to "text/plain; charset=ISO-8859-1"

      Examples:
        | WHAT            | QUERY            |
        | A number in use | ?msisdn={number} |
        | A number in use, past the cache | ?msisdn={number}&nocache |

    @LOOKUP-CT-01 @needs-hlr
    Scenario Outline: A number that nobody has, asked for with <QUERY>
      Given the home register knows "99900000001" as:
        | result | UNKNOWN_SUBSCRIBER |
      When the client sends the lookup query "<QUERY>"
      Then the lookup answers a line like "^result=(?!OK)[^;=]+$"
      And the answer comes with "Content-Type" set to "text/plain; charset=ISO-8859-1"
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;"

      Examples:
        | QUERY                       |
        | ?msisdn=99900000001         |
        | ?msisdn=99900000001&nocache |

    @LOOKUP-CT-01
    Example: No number at all
      When the client sends the lookup query "?msisdn=abc"
      Then the lookup answers a line like "^result=(?!OK)[^;=]+$"
      And the answer comes with "Content-Type" set to "text/plain; charset=ISO-8859-1"
      When the client looks up "46700000001"
      Then the lookup answers a line like "^result=OK;"

    @LOOKUP-CT-01 @observe
    Example: A lookup that names no number
      When the client sends the lookup query ""
      Then the lookups are recorded

  Rule: A lookup that succeeds has HTTP status 200
    Spec: Endpoints / Number lookup

    @LOOKUP-HTTP-01
    Example: A number in use
      When the client looks up "46700000001"
      Then it is accepted with HTTP status 200
      And the lookup answers a line like "^result=OK;"

@lookup
Feature: Who may look numbers up
  An account manager gives out a username and a password, and nothing else opens number lookup.

  @LOOKUP-AUTH-01
  Rule: A lookup needs a username and a password by HTTP Basic
    Spec: Authentication / Other interfaces

    Example: Good credentials
      When the client asks to look up a number
      Then it is accepted

    @smoke
    Example: No credentials
      When the client asks to look up a number without credentials
      Then it is refused with HTTP status 401

    Example: A wrong password between two good ones
      When the client asks to look up a number
      Then it is accepted
      When the client asks to look up a number with the Basic credentials "{key}:wrong"
      Then it is refused with HTTP status 401
      When the client asks to look up a number
      Then it is accepted

    Scenario Outline: Refused credentials: <WHAT>
      When the client asks to look up a number with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401

      Examples:
        | WHAT                        | CREDENTIALS                                 |
        | A wrong password            | {key}:wrong                                 |
        | A password without its end  | {key}:{secret without its last character}   |
        | A password and more         | {key}:{secret}x                             |
        | No password                 | {key}:                                      |
        | A password in another case  | {key}:{secret in another case}              |
        | A password begun otherwise  | {key}:{secret with another first character} |
        | A password ended otherwise  | {key}:{secret with another last character}  |
        | A blank before the password | {key}:{space}{secret}                       |
        | A sign behind the password  | {key}:{secret}-                             |
        | Password and user           | {secret}:{key}                              |
        | An unknown user             | nobody:{secret}                             |

    Example: User and password in one word
      When the client asks to look up a number with the Basic credentials "{key}{secret}"
      Then it is refused

    Scenario Outline: The Authorization header <HEADER>
      When the client asks to look up a number with the Authorization header "<HEADER>"
      Then it is refused

      Examples:
        | HEADER                |
        | Basic                 |
        | Bearer {basic}        |
        | {basic}               |
        | Unknown Basic {basic} |

  @X-36 @reading
  Rule: Missing credentials are reported before a missing number
    Spec: Endpoints / Number lookup

    Example: Neither credentials nor a number
      When the client without credentials sends the lookup query ""
      Then it is refused with HTTP status 401
      When the client sends the lookup query ""
      Then the lookup answers "result=Mandatory parameter MSISDN not found"
      When the client looks up "46700000001"
      Then the lookup answers a line like "result=OK;[anything]"

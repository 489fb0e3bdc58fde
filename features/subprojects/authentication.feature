@subprojects
Feature: Who may manage subprojects
  A project's key opens the subproject interface, by a token made from it or by itself.

  @SUB-AUTH-01
  Rule: A bearer token or Basic with key id and key secret is accepted
    Spec: Authentication / Other interfaces

    Scenario Outline: A token, to <OPERATION>
      When the client asks to <OPERATION> with the Authorization header "Bearer {token}"
      Then it is answered with an HTTP status other than 401 or 403

      Examples:
        | OPERATION           |
        | list subprojects    |
        | create a subproject |

    Scenario Outline: Key id and key secret, to <OPERATION>
      When the client asks to <OPERATION> with the Basic credentials "{key}:{secret}"
      Then it is answered with an HTTP status other than 401 or 403

      Examples:
        | OPERATION           |
        | list subprojects    |
        | create a subproject |

    Scenario Outline: Refused: <HEADER>
      When the client asks to create a subproject with the Authorization header "<HEADER>"
      Then it is refused with HTTP status 401

      Examples:
        | HEADER                 |
        | Bearer bm8tc3VjaC10b2s |
        | Basic bm86c3VjaA==     |

    Example: Refused: Bearer and no token
      When the client asks to create a subproject with the Authorization header "Bearer"
      Then it is refused with HTTP status 401 or 400

    Example: Refused: no credentials
      When the client asks to create a subproject without credentials
      Then it is refused with HTTP status 401

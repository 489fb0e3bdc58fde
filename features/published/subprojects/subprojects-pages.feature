@subprojects
Feature: Pages and filters of the list of subprojects
  A parent project says how many subprojects a page has, and sees deleted ones only when it asks for them.

  Rule: A page has 1 to 1000 subprojects
    Spec: Published: subprojects

    @PUB-SUB-LIST-03 @published
    Scenario Outline: The query <QUERY>
      When the client asks to list subprojects with the query "<QUERY>"
      Then it is accepted with HTTP status 200

      Examples:
        | QUERY             |
        | pageSize=1        |
        | pageSize=1000     |
        | showDeleted=true  |
        | showDeleted=false |

    @PUB-SUB-LIST-03 @published
    Scenario Outline: The query <QUERY> is refused
      When the client asks to list subprojects with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the answer includes {"error":{"status":"INVALID_ARGUMENT"}}

      Examples:
        | QUERY                      |
        | pageSize=0                 |
        | pageSize=1001              |
        | pageSize=-1                |
        | pageSize=ten               |
        | pageToken=nonsense         |
        | pageToken=bmV4dCBmcm9tIDU  |
        | pageToken=ZnJvbSA1IG9yIHNv |
        | showDeleted=maybe          |

  Rule: A deleted subproject is listed with showDeleted alone
    Spec: Published: subprojects

    @PUB-SUB-LIST-04 @published @needs-accounts
    Scenario Outline: The query <QUERY>
      When the client asks 2 times to create a subproject
      And the client asks to delete a subproject
      And the client asks to list subprojects with the query "<QUERY>"
      Then the answer has <COUNT> entries in "subprojects"
      And it is accepted with HTTP status 200

      Examples:
        | QUERY                        | COUNT |
        | pageSize=1000                | 2     |
        | showDeleted=false            | 2     |
        | showDeleted=true             | 3     |
        | showDeleted=true&pageSize=2  | 2     |

@subprojects
Feature: The list of subprojects
  A parent project sees its subprojects page by page, deleted ones only when it asks for them.

  Rule: Every subproject of a project is on one page of its list
    Spec: Published: subprojects

    @PUB-SUB-LIST-01 @published
    Scenario Outline: <COUNT> new subprojects, <SIZE> at a time
      When the client asks <COUNT> times to create a subproject
      And the client goes through the pages of list subprojects, <SIZE> at a time
      Then everything that came of create a subproject is on exactly one page of at most <SIZE>

      Examples:
        | COUNT | SIZE |
        | 5     | 1    |
        | 5     | 2    |
        | 5     | 5    |
        | 5     | 1000 |
        | 21    | 10   |

    @PUB-SUB-LIST-01 @published @smoke
    Example: The last page has no token for another
      When the client asks 1 times to create a subproject
      And the client asks to list subprojects with the query "pageSize=1000"
      Then it is accepted with HTTP status 200
      And the answer includes {"nextPageToken":""}

  Rule: A page has 100 subprojects when its size is not said
    Spec: Published: subprojects

    @PUB-SUB-LIST-02 @published @needs-accounts
    Example: A hundred and one
      When the client asks 101 times to create a subproject
      And the client asks to list subprojects
      Then the answer has 100 entries in "subprojects"
      But the answer does not contain '"nextPageToken":""'
      When the client asks to list subprojects with the query "pageSize=101"
      Then the answer has 101 entries in "subprojects"
      And the answer includes {"nextPageToken":""}

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

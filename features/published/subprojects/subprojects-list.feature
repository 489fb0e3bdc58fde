@subprojects
Feature: The list of subprojects
  A parent project sees its subprojects page by page.

  @PUB-SUB-LIST-01 @published
  Rule: Every subproject of a project is on one page of its list

    Scenario Outline: <COUNT> new subprojects, <SIZE> at a time
      When the client asks <COUNT> times to create a subproject
      And the client goes through the pages of list subprojects, <SIZE> at a time
      Then each subproject made is on exactly one page of at most <SIZE>

      Examples:
        | COUNT | SIZE |
        |     5 |    1 |
        |     5 |    2 |
        |     5 |    5 |
        |     5 | 1000 |
        |    21 |   10 |

    @smoke
    Example: The last page has no token for another
      When the client asks 1 times to create a subproject
      And the client asks to list subprojects with the query "pageSize=1000"
      Then it is accepted with HTTP status 200
      And the answer includes {"nextPageToken":""}

  @PUB-SUB-LIST-02 @published @needs-accounts
  Rule: A page has 100 subprojects when its size is not said

    Example: A hundred and one
      When the client asks 101 times to create a subproject
      And the client asks to list subprojects
      Then the answer has 100 entries in "subprojects"
      But the answer does not contain '"nextPageToken":""'
      When the client asks to list subprojects with the query "pageSize=102"
      Then the answer has 101 entries in "subprojects"
      And the answer includes {"nextPageToken":""}

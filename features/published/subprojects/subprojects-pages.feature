@subprojects
Feature: Pages and filters of the list of subprojects
  A parent project says how many subprojects a page has, and sees deleted ones only when it asks for them.

  @PUB-SUB-LIST-03 @published
  Rule: A page has 1 to 1000 subprojects

    Scenario Outline: A list with <WHAT>
      When the client asks to list subprojects with the query "<QUERY>"
      Then it is accepted with HTTP status 200

      Examples:
        | WHAT                   | QUERY             |
        | the smallest pages     | pageSize=1        |
        | the largest pages      | pageSize=1000     |
        | deleted subprojects    | showDeleted=true  |
        | no deleted subprojects | showDeleted=false |

    Scenario Outline: No list with <WHAT>
      When the client asks to list subprojects with the query "<QUERY>"
      Then it is refused with HTTP status 400
      And the answer includes {"error":{"status":"INVALID_ARGUMENT"}}

      Examples:
        | WHAT                                  | QUERY                      |
        | pages of nothing                      | pageSize=0                 |
        | pages of 1001                         | pageSize=1001              |
        | pages of a negative size              | pageSize=-1                |
        | a page size in words                  | pageSize=ten               |
        | a page token that is a word           | pageToken=nonsense         |
        | a page token that says where to start | pageToken=bmV4dCBmcm9tIDU  |
        | a page token that says more           | pageToken=ZnJvbSA1IG9yIHNv |

  @PUB-SUB-LIST-04 @published @needs-accounts
  Rule: A deleted subproject is listed with showDeleted alone

    Scenario Outline: Two new subprojects and a deleted one, <WHAT>
      When the client asks 2 times to create a subproject
      And the client asks to delete a subproject
      And the client asks to list subprojects with the query "<QUERY>"
      Then the answer has <COUNT> entries in "subprojects"
      And it is accepted with HTTP status 200

      Examples:
        | WHAT                                | QUERY                       | COUNT |
        | the usual list                      | pageSize=1000               |     2 |
        | without the deleted one             | showDeleted=false           |     2 |
        | with the deleted one                | showDeleted=true            |     3 |
        | with the deleted one, two at a time | showDeleted=true&pageSize=2 |     2 |

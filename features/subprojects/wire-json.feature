@subprojects
Feature: JSON of the subproject interface
  A request to make a subproject is JSON, and anything else is refused.

  @SUB-JSON-01
  Rule: A request with broken JSON is answered with HTTP status 400
    Spec: Errors / HTTP-level

    Scenario Outline: A new subproject whose body has <MISTAKE>
      When the client asks to create a subproject with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | MISTAKE                  | BODY                                   |
        | no end                   | {"displayName":"Branch"                |
        | a trailing comma         | {"displayName":"Branch",}              |
        | single quotes            | {'displayName':'Branch'}               |
        | a value that is not JSON | {"displayName":"Branch","a":NaN}       |
        | text behind its end      | {"displayName":"Branch"} x             |
        | nothing in it            |                                        |
        | a line feed in a text    | {"displayName":"a{line feed}b"}        |
        | a comment                | //x{line feed}{"displayName":"Branch"} |

    @published
    Scenario Outline: Broken JSON to <OPERATION>
      When the client asks to <OPERATION> with this body:
        """
        {
        """
      Then it is refused

      Examples:
        | OPERATION                                  |
        | rename a subproject                        |
        | rename a subproject under the preview path |

    @observe
    Example: A new subproject whose body has a stray byte
      When the client asks to create a subproject with this body:
        """
        {"displayName":"{byte FF}"}
        """
      Then the platform's answer is recorded

    @needs-ledger
    Example: Nothing comes of broken JSON
      When the client asks to create a subproject with this body:
        """
        {"displayName":"Branch",}
        """
      Then it is refused with HTTP status 400
      And nothing has happened on the platform

  @SUB-ACCEPT-01 @observe
  Rule: A request says that it accepts JSON
    Spec: Endpoints / Subproject API

    Scenario Outline: The client accepts <ACCEPT>
      When the client asks to list subprojects with:
        | Accept | <ACCEPT> |
      Then the platform's answer is recorded

      Examples:
        | ACCEPT           |
        | application/json |
        | text/xml         |
        | */*              |

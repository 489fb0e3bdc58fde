@voice
Feature: What the document leaves open about voice services
  The update is described, and much around it is not; what the platform does is written down here.

  Background:
    Given the project has the voice services "Main line" and "Second line"

  @SIL-OTH-07 @observe
  Rule: Which errors a voice update returns is left open
    Spec: Errors

    Scenario Outline: The error for a wrong body: <WHAT>
      When the client updates "Main line" with:
        | name                                   | <NAME>    |
        | colour                                 | <COLOUR>  |
        | callBehavior.type                      | <TYPE>    |
        | callBehavior.static.commands           | <LIST>    |
        | callBehavior.static.commands.1.command | <COMMAND> |
      Then the form of the answer is recorded

      Examples:
        | WHAT                    | NAME     | COLOUR | TYPE     | LIST | COMMAND |
        | A name that is a number |       17 |        |          |      |         |
        | A name in blanks        | " Desk " |        |          |      |         |
        | An unknown member       |          | "blue" |          |      |         |
        | An unknown behavior     |          |        | "OTHER"  |      |         |
        | An empty list           |          |        | "STATIC" | []   |         |
        | An unknown command      |          |        | "STATIC" |      | "sing"  |

    Example: No JSON
      When the client asks to update a voice service with this body:
        """
        {"name":"Desk",}
        """
      Then the form of the answer is recorded

    Example: A service that does not exist
      When the client updates the path "/v2/projects/{projectId}/services/3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34" with description "Weekdays"
      Then the form of the answer is recorded

    Example: A name that another service has
      Given the name of "Second line" is "Night line"
      When the client updates "Main line" with name "Night line"
      Then the form of the answer is recorded

  @SIL-OTH-08 @observe
  Rule: How a voice service is read, made, listed or deleted is left open
    Spec: Endpoints / Voice service update

    Scenario Outline: How it is done: to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION              |
        | list voice services    |
        | create a voice service |
        | read a voice service   |
        | delete a voice service |

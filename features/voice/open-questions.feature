@voice
Feature: What the document leaves open about voice services
  The update is described, and much around it is not; what the platform does is written down here.

  Rule: Which errors a voice update returns is left open
    Spec: Errors

    @SIL-OTH-07 @observe
    Scenario Outline: <WHAT>
      When the client updates the service with <BODY>
      Then the form of the answer is recorded

      Examples:
        | WHAT                    | BODY                                                                                          |
        | A name that is a number | {"name":17}                                                                                   |
        | A name in blanks        | {"name":" Desk "}                                                                             |
        | An unknown member       | {"colour":"blue"}                                                                             |
        | An unknown behavior     | {"callBehavior":{"type":"OTHER"}}                                                             |
        | An empty list           | {"callBehavior":{"type":"STATIC","static":{"commands":[]}}}                                   |
        | An unknown command      | {"callBehavior":{"type":"STATIC","static":{"commands":[{"command":"sing"}]}}}                 |
        | No JSON                 | {"name":"Desk",}                                                                              |

    @SIL-OTH-07 @observe
    Example: A service that does not exist
      When the client updates the path "/v2/projects/{projectId}/services/3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34" with {"description":"Weekdays"}
      Then the form of the answer is recorded

    @SIL-OTH-07 @observe
    Example: A name that another service has
      Given the second service was set to {"name":"Night line"}
      When the client updates the service with {"name":"Night line"}
      Then the form of the answer is recorded

  Rule: How a voice service is read, made, listed or deleted is left open
    Spec: Endpoints / Voice service update

    @SIL-OTH-08 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION              |
        | list voice services    |
        | create a voice service |
        | read a voice service   |
        | delete a voice service |

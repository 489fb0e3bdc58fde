@voice
Feature: What the document leaves open about voice services
  The update is described, and much around it is not; what the platform does is written down here.

  Rule: Which errors a voice update returns is left open
    Spec: Errors / Number lookup result values

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

  Rule: PHONE targets, events, menus and callHeaders are left open
    Spec: Static commands

    @SIL-OTH-09 @observe
    Scenario Outline: <WHAT>
      When the client gives the service the commands [<COMMAND>]
      Then the form of the answer is recorded

      Examples:
        | WHAT                          | COMMAND                                                                                                       |
        | A phone number in an object   | {"command":"dial","to":{"type":"PHONE","phone":{"number":"+46700000001"}}}                                    |
        | A phone number as it is       | {"command":"dial","to":{"type":"PHONE","number":"+46700000001"}}                                              |
        | Reactions as a list           | {"command":"amd","events":{"human":[{"command":"hangup"}]}}                                                   |
        | Reactions in an object        | {"command":"amd","events":{"onHuman":{"commands":[{"command":"hangup"}]}}}                                    |
        | Matches of a menu as a list   | {"command":"menu","startMenu":"main","menus":{"main":{"matches":[{"key":"1","commands":[{"command":"hangup"}]}]}}} |
        | Matches of a menu by their key | {"command":"menu","startMenu":"main","menus":{"main":{"matches":{"1":[{"command":"hangup"}]}}}}              |
        | Headers with key and value    | {"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","callHeaders":[{"key":"Trace","value":"1"}]}}} |
        | Headers as lines              | {"command":"dial","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com","callHeaders":["Trace: 1"]}}}   |

  Rule: What the three storage services for recordings are called is left open
    Spec: Static commands

    @SIL-OTH-11 @observe
    Scenario Outline: <DESTINATION> with <URL>
      When the client gives the service the commands [{"command":"startRecording","recordingOptions":{"destination":"<DESTINATION>","destinationUrl":"<URL>","credentials":"key:secret:eu-north-1"}}]
      Then the form of the answer is recorded

      Examples:
        | DESTINATION | URL           |
        | AWS         | s3://calls    |
        | GCP         | gs://calls    |
        | AZURE       | azure://calls |
        | S3          | s3://calls    |
        | aws         | s3://calls    |

  Rule: How far an idempotency key reaches and what it may look like is left open
    Spec: Endpoints / Voice service update

    @SIL-OTH-14 @observe
    Scenario Outline: The key <KEY>
      When the client updates the service with {"description":"Weekdays"} under the Idempotency-Key "<KEY>"
      Then the form of the answer is recorded

      Examples:
        | KEY                                  |
        | k                                    |
        | fifteen-letters                      |
        | sixteen-letters-                     |
        | 0d9a4c1e-5b7f-4a36-8c2d-9e1f0a7b6c5d |
        | a key with blanks                    |

    @SIL-OTH-14 @observe
    Scenario Outline: The same key with <WHAT>
      Given the service was set to {"description":"Daytime"}
      When the client updates the service with <FIRST> under the Idempotency-Key "one-key-for-both-updates"
      And the client updates <SERVICE> with <SECOND> under the Idempotency-Key "one-key-for-both-updates"
      Then the form of the answer is recorded

      Examples:
        | WHAT            | SERVICE            | FIRST                    | SECOND                   |
        | another body    | the service        | {"description":"Days"}   | {"description":"Nights"} |
        | another service | the second service | {"description":"Days"}   | {"description":"Days"}   |
        | a body that was refused | the service | {"isDefault":false}     | {"description":"Days"}   |

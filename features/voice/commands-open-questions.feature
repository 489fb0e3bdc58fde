@voice
Feature: What the document leaves open about static commands
  Some targets, events and storage services are named but not described.

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

@voice
Feature: What the document leaves open about static commands
  Some targets, events and storage services are named but not described.

  Background:
    Given the project has the voice service "Main line"

  @SIL-OTH-09 @observe
  Rule: PHONE targets, events, menus and callHeaders are left open
    Spec: Static commands

    Scenario Outline: An undocumented form: <WHAT>
      When the client gives "Main line" the commands:
        | command    | "<COMMAND>" |
        | to.type    | <TARGET>    |
        | startMenu  | <MENU>      |
        | <MEMBER>   | <VALUE>     |
        | <MEMBER 2> | <VALUE 2>   |
        | <MEMBER 3> | <VALUE 3>   |
      Then the form of the answer is recorded

      Examples: Phones, reactions and menus
        | WHAT                        | COMMAND | TARGET  | MENU   | MEMBER                            | VALUE          | MEMBER 2                                | VALUE 2  | MEMBER 3 | VALUE 3 |
        | A phone number in an object | dial    | "PHONE" |        | to.phone.number                   | "+46700000001" |                                         |          |          |         |
        | A phone number as it is     | dial    | "PHONE" |        | to.number                         | "+46700000001" |                                         |          |          |         |
        | Reactions as a list         | amd     |         |        | events.human.1.command            | "hangup"       |                                         |          |          |         |
        | Reactions in an object      | amd     |         |        | events.onHuman.commands.1.command | "hangup"       |                                         |          |          |         |
        | Matches of a menu as a list | menu    |         | "main" | menus.main.matches.1.key          | "1"            | menus.main.matches.1.commands.1.command | "hangup" |          |         |

      Examples: Matches by their key, and headers
        | WHAT                           | COMMAND | TARGET | MENU   | MEMBER             | VALUE                        | MEMBER 2                 | VALUE 2    | MEMBER 3                   | VALUE 3 |
        | Matches of a menu by their key | menu    |        | "main" | menus.main.matches | {"1":[{"command":"hangup"}]} |                          |            |                            |         |
        | Headers with key and value     | dial    | "SIP"  |        | to.sip.endpoint    | "sip:desk@example.com"       | to.sip.callHeaders.1.key | "Trace"    | to.sip.callHeaders.1.value | "1"     |
        | Headers as lines               | dial    | "SIP"  |        | to.sip.endpoint    | "sip:desk@example.com"       | to.sip.callHeaders.1     | "Trace: 1" |                            |         |

  @SIL-OTH-11 @observe
  Rule: What the three storage services for recordings are called is left open
    Spec: Static commands

    Scenario Outline: A storage service: <DESTINATION> with <URL>
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "<DESTINATION>"         |
        | recordingOptions.destinationUrl | "<URL>"                 |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      Then the form of the answer is recorded

      Examples:
        | DESTINATION | URL           |
        | AWS         | s3://calls    |
        | GCP         | gs://calls    |
        | AZURE       | azure://calls |
        | S3          | s3://calls    |
        | aws         | s3://calls    |

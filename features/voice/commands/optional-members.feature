@voice
Feature: Optional members of static commands
  A command works without the members that it does not need.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CMD-02
  Rule: A command may leave out what is optional
    Spec: Static commands

    Scenario Outline: The command <COMMAND> alone
      When the client gives "Main line" the commands:
        | command | "<COMMAND>" |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command | "<COMMAND>" |

      Examples:
        | COMMAND |
        | hangup  |
        | answer  |
        | amd     |

    Example: A messages command without a name
      When the client gives "Main line" the commands:
        | command             | "messages" |
        | messages.1.type     | "SAY"      |
        | messages.1.say.text | "Welcome"  |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command             | "messages" |
        | messages.1.type     | "SAY"      |
        | messages.1.say.text | "Welcome"  |

    Scenario Outline: A dial command with no more than <WHAT>
      When the client gives "Main line" the commands:
        | command           | "dial"                 |
        | callName          | <NAME>                 |
        | from.type         | <FROM>                 |
        | from.phone.number | <NUMBER>               |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command           | "dial"                 |
        | callName          | <NAME>                 |
        | from.type         | <FROM>                 |
        | from.phone.number | <NUMBER>               |
        | to.type           | "SIP"                  |
        | to.sip.endpoint   | "sip:desk@example.com" |

      Examples:
        | WHAT     | NAME   | FROM    | NUMBER         |
        | a name   | "desk" |         |                |
        | a caller |        | "PHONE" | "+46700000001" |

    Example: A recording without a name and one with it
      Given "Main line" was given the commands:
        | command                         | "startRecording"        |
        | recordingName                   | "greeting"              |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      When the client gives "Main line" the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command                         | "startRecording"        |
        | recordingOptions.destination    | "{destination 1}"       |
        | recordingOptions.destinationUrl | "{address 1}"           |
        | recordingOptions.credentials    | "key:secret:eu-north-1" |

@voice
Feature: Dialling a voice relay
  A dial command of type VOICE_RELAY lets a web-socket server talk to a caller through speech synthesis and recognition.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-07
  Rule: A target of type VOICE_RELAY has endpoint, ttsVoice and sttLanguage
    Spec: Static commands

    Scenario Outline: A relay with everything, and enableInterruptions <FLAG>
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            | "Emma"                         |
        | to.voiceRelay.sttLanguage         | "en-US"                        |
        | to.voiceRelay.enableInterruptions | <FLAG>                         |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            | "Emma"                         |
        | to.voiceRelay.sttLanguage         | "en-US"                        |
        | to.voiceRelay.enableInterruptions | <FLAG>                         |

      Examples:
        | FLAG  |
        | true  |
        | false |

    Scenario Outline: A relay with <WHAT>
      When the client gives "Main line" the commands:
        | command                           | "dial"          |
        | to.type                           | "VOICE_RELAY"   |
        | to.voiceRelay                     | <RELAY>         |
        | to.voiceRelay.enableInterruptions | <INTERRUPTIONS> |
        | to.voiceRelay.ttsVoice            | <VOICE>         |
        | to.voiceRelay.sttLanguage         | <LANGUAGE>      |
        | to.voiceRelay.endpoint            | <ENDPOINT>      |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            | "Emma"                         |
        | to.voiceRelay.sttLanguage         | "en-US"                        |
        | to.voiceRelay.enableInterruptions | true                           |
      Then it is accepted

      Examples:
        | WHAT                                 | RELAY | INTERRUPTIONS | VOICE  | LANGUAGE | ENDPOINT                         |
        | nothing                              | {}    |               |        |          |                                  |
        | no endpoint                          |       | true          | "Emma" | "en-US"  |                                  |
        | no voice                             |       | true          |        | "en-US"  | "wss://relay.example.com/talk"   |
        | no language                          |       | true          | "Emma" |          | "wss://relay.example.com/talk"   |
        | enableInterruptions that is text     |       | "true"        | "Emma" | "en-US"  | "wss://relay.example.com/talk"   |
        | an endpoint that is not a web-socket |       | true          | "Emma" | "en-US"  | "https://relay.example.com/talk" |

    @observe
    Example: No enableInterruptions
      When the client gives "Main line" the commands:
        | command                   | "dial"                         |
        | to.type                   | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint    | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice    | "Emma"                         |
        | to.voiceRelay.sttLanguage | "en-US"                        |
      Then the platform's answer is recorded

  @VOICE-TO-10 @needs-calls @needs-clock
  Rule: Speech from the caller interrupts what is played, or is signalled to the relay
    Spec: Static commands

    Example: Speech stops what is played
      Given "Main line" was given the commands:
        | command                           | "answer" | "dial"                         |
        | callName                          |          | "relay"                        |
        | to.type                           |          | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            |          | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            |          | "Emma"                         |
        | to.voiceRelay.sttLanguage         |          | "en-US"                        |
        | to.voiceRelay.enableInterruptions |          | true                           |
      When 1 call comes in that names "Main line", in which:
        | AFTER                      | LEG   | HAPPENS  | command    | messages.1.type | messages.1.say.text | messages.2.type | messages.2.say.text |
        |                   1 second | relay | answered |            |                 |                     |                 |                     |
        |                  2 seconds | relay | told     | "messages" | "SAY"           | "One"               | "SAY"           | "Two"               |
        | 2 seconds 500 milliseconds | relay | speech   |            |                 |                     |                 |                     |
      And 10 seconds pass
      Then the record of the call shows:
        | what   | name |
        | played | One  |

    Example: Speech is only signalled
      Given "Main line" was given the commands:
        | command                           | "answer" | "dial"                         |
        | callName                          |          | "relay"                        |
        | to.type                           |          | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            |          | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            |          | "Emma"                         |
        | to.voiceRelay.sttLanguage         |          | "en-US"                        |
        | to.voiceRelay.enableInterruptions |          | false                          |
      When 1 call comes in that names "Main line", in which:
        | AFTER                      | LEG   | HAPPENS  | command    | messages.1.type | messages.1.say.text | messages.2.type | messages.2.say.text |
        |                   1 second | relay | answered |            |                 |                     |                 |                     |
        |                  2 seconds | relay | told     | "messages" | "SAY"           | "One"               | "SAY"           | "Two"               |
        | 2 seconds 500 milliseconds | relay | speech   |            |                 |                     |                 |                     |
        | 3 seconds 500 milliseconds | relay | speech   |            |                 |                     |                 |                     |
      And 10 seconds pass
      Then the record of the call shows:
        | what         | name      |
        | played       | One       |
        | interruption | signalled |
        | played       | Two       |
        | interruption | signalled |

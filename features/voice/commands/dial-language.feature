@voice
Feature: The language of a voice relay
  A voice relay understands the language that its dial command names.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-09
  Rule: The language of a relay is a BCP 47 language tag
    Spec: Static commands

    Scenario Outline: The language <LANGUAGE>
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            | "Emma"                         |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.sttLanguage         | <LANGUAGE>                     |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.voiceRelay.sttLanguage | <LANGUAGE> |

      Examples:
        | LANGUAGE     |
        | "en-US"      |
        | "sv-SE"      |
        | "zh-Hant-TW" |
        | "es-419"     |

    Scenario Outline: <LANGUAGE> is not a language tag
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            | "Emma"                         |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.sttLanguage         | <LANGUAGE>                     |
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
        | LANGUAGE    |
        | "english!!" |
        | ""          |
        | "en US"     |
        |          46 |

    @observe
    Scenario Outline: The well-formed tag <LANGUAGE>, which may not be supported
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.ttsVoice            | "Emma"                         |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.sttLanguage         | <LANGUAGE>                     |
      Then the platform's answer is recorded

      Examples:
        | LANGUAGE     |
        | "tlh"        |
        | "x-whatever" |

@voice
Feature: Voices of a voice relay
  A relay speaks with one of 772 voices, with names such as Emma or Xiaoxiao_5.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-TO-08
  Rule: ttsVoice is one of the published names
    Spec: Static commands

    Scenario Outline: The voice <VOICE>
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.sttLanguage         | "en-US"                        |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.ttsVoice            | <VOICE>                        |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | to.voiceRelay.ttsVoice | <VOICE> |

      Examples:
        | VOICE          |
        | "Aarav"        |
        | "Zuri"         |
        | "Emma_4"       |
        | "Joey_2"       |
        | "Tristan_ES"   |
        | "Tristan_ES_2" |
        | "Ximena_ES_3"  |
        | "HiuGaai"      |
        | "GulNawaz"     |
        | "YunJhe"       |
        | "Xiaoxiao_5"   |
        | "Siqiniq_2"    |

    Example: Every name of the list
      When the client gives "Main line" relays with each of the 772 published voices, 20 to an update
      Then every update is answered with HTTP status 200
      And every update is answered with what it set
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.sttLanguage         | "en-US"                        |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.ttsVoice            | "Nobody"                       |
      Then it is refused

    Scenario Outline: The name <VOICE> is on no list
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.sttLanguage         | "en-US"                        |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.ttsVoice            | <VOICE>                        |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.sttLanguage         | "en-US"                        |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.ttsVoice            | "Emma"                         |
      Then it is accepted

      Examples:
        | VOICE    |
        | "emma"   |
        | "EMMA"   |
        | "Emma_1" |
        | "Emma_5" |
        | "Joey_3" |
        | "Nobody" |
        | " Emma"  |
        | ""       |
        |        1 |

  @VOICE-TTS-01 @observe
  Rule: A voice has a language variant of its own
    Spec: Static commands

    Example: A Spanish voice beside a Swedish language model
      When the client gives "Main line" the commands:
        | command                           | "dial"                         |
        | to.type                           | "VOICE_RELAY"                  |
        | to.voiceRelay.endpoint            | "wss://relay.example.com/talk" |
        | to.voiceRelay.sttLanguage         | "sv-SE"                        |
        | to.voiceRelay.enableInterruptions | true                           |
        | to.voiceRelay.ttsVoice            | "Ximena_ES"                    |
      Then the platform's answer is recorded

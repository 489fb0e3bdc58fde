@voice
Feature: Voices of a voice relay
  A relay speaks with one of 772 voices, with names such as Emma or Xiaoxiao_5.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: ttsVoice is one of the published names
    Spec: Static commands

    @VOICE-TO-08
    Scenario Outline: The voice <VOICE>
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","sttLanguage":"en-US","enableInterruptions":true,"ttsVoice":<VOICE>}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"voiceRelay":{"ttsVoice":<VOICE>}}}]

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

    @VOICE-TO-08
    Example: Every name of the list
      When the client dials a relay with each of the 772 published voices, 20 to an update
      Then every update is answered with HTTP status 200
      And every update is answered with what it set
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","sttLanguage":"en-US","enableInterruptions":true,"ttsVoice":"Nobody"}}}]
      Then it is refused

    @VOICE-TO-08
    Scenario Outline: The name <VOICE> is on no list
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","sttLanguage":"en-US","enableInterruptions":true,"ttsVoice":<VOICE>}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","sttLanguage":"en-US","enableInterruptions":true,"ttsVoice":"Emma"}}}]
      Then it is accepted

      Examples:
        | VOICE     |
        | "emma"    |
        | "EMMA"    |
        | "Emma_1"  |
        | "Emma_5"  |
        | "Joey_3"  |
        | "Nobody"  |
        | " Emma"   |
        | ""        |
        | 1         |

  Rule: A voice has a language variant of its own
    Spec: Static commands

    @VOICE-TTS-01 @observe
    Example: A Spanish voice beside a Swedish language model
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","sttLanguage":"sv-SE","enableInterruptions":true,"ttsVoice":"Ximena_ES"}}}]
      Then the platform's answer is recorded

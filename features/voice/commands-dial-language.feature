@voice
Feature: The language of a voice relay
  A voice relay understands the language that its dial command names.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: The language of a relay is a BCP 47 language tag
    Spec: Static commands

    @VOICE-TO-09
    Scenario Outline: The language <LANGUAGE>
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","enableInterruptions":true,"sttLanguage":<LANGUAGE>}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"voiceRelay":{"sttLanguage":<LANGUAGE>}}}]

      Examples:
        | LANGUAGE     |
        | "en-US"      |
        | "sv-SE"      |
        | "zh-Hant-TW" |

    @VOICE-TO-09
    Scenario Outline: <LANGUAGE> is no language
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","enableInterruptions":true,"sttLanguage":<LANGUAGE>}}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US","enableInterruptions":true}}}]
      Then it is accepted

      Examples:
        | LANGUAGE    |
        | "english!!" |
        | ""          |
        | "en US"     |
        | 46          |

    @VOICE-TO-09 @observe
    Scenario Outline: The well-formed tag <LANGUAGE>, which may not be supported
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","enableInterruptions":true,"sttLanguage":<LANGUAGE>}}}]
      Then the platform's answer is recorded

      Examples:
        | LANGUAGE      |
        | "tlh"         |
        | "x-whatever"  |

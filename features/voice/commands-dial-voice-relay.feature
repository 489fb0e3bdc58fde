@voice
Feature: Dialling a voice relay
  A dial command of type VOICE_RELAY lets a web-socket server talk to a caller through speech synthesis and recognition.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A target of type VOICE_RELAY has endpoint, ttsVoice and sttLanguage
    Spec: Static commands

    @VOICE-TO-07
    Scenario Outline: Complete, enableInterruptions <FLAG>
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US","enableInterruptions":<FLAG>}}}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"to":{"voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US","enableInterruptions":<FLAG>}}}]

      Examples:
        | FLAG  |
        | true  |
        | false |

    @VOICE-TO-07
    Scenario Outline: <WHAT>
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":<RELAY>}}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US","enableInterruptions":true}}}]
      Then it is accepted

      Examples:
        | WHAT                                | RELAY |
        | Nothing                             | {} |
        | No endpoint                         | {"enableInterruptions":true,"ttsVoice":"Emma","sttLanguage":"en-US"} |
        | No voice                            | {"enableInterruptions":true,"endpoint":"wss://relay.example.com/talk","sttLanguage":"en-US"} |
        | No language                         | {"enableInterruptions":true,"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma"} |
        | enableInterruptions that is text    | {"enableInterruptions":"true","endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US"} |
        | An endpoint that is not a web-socket | {"enableInterruptions":true,"endpoint":"https://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US"} |

    @VOICE-TO-07 @observe
    Example: No enableInterruptions
      When the client gives the service the commands [{"command":"dial","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US"}}}]
      Then the platform's answer is recorded

  Rule: Speech from the caller interrupts what is played, or is signalled to the relay
    Spec: Static commands

    @VOICE-TO-10 @needs-calls @needs-clock
    Example: Speech stops what is played
      Given the service was given the commands [{"command":"answer"},{"command":"dial","callName":"relay","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US","enableInterruptions":true}}}]
      When a call comes in that names the service, in which:
        | AFTER                      | LEG   | HAPPENS  | COMMANDS |
        | 1 second                   | relay | answered |          |
        | 2 seconds                  | relay | told     | [{"command":"messages","messages":[{"type":"SAY","say":{"text":"One"}},{"type":"SAY","say":{"text":"Two"}}]}] |
        | 2 seconds 500 milliseconds | relay | speech   |          |
      And 10 seconds pass
      Then the record of the call shows:
        | what   | name |
        | played | One  |

    @VOICE-TO-10 @needs-calls @needs-clock
    Example: Speech is only signalled
      Given the service was given the commands [{"command":"answer"},{"command":"dial","callName":"relay","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/talk","ttsVoice":"Emma","sttLanguage":"en-US","enableInterruptions":false}}}]
      When a call comes in that names the service, in which:
        | AFTER                      | LEG   | HAPPENS  | COMMANDS |
        | 1 second                   | relay | answered |          |
        | 2 seconds                  | relay | told     | [{"command":"messages","messages":[{"type":"SAY","say":{"text":"One"}},{"type":"SAY","say":{"text":"Two"}}]}] |
        | 2 seconds 500 milliseconds | relay | speech   |          |
      And 10 seconds pass
      Then the record of the call shows:
        | what         | name      |
        | played       | One       |
        | interruption | signalled |
        | played       | Two       |

@voice
Feature: A call behavior of type STATIC
  The platform carries out a list of commands, in the order in which the client wrote them.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A STATIC behavior has at least one entry in static.commands
    Spec: callBehavior variants

    @VOICE-CB-03
    Scenario Outline: <WHAT>
      When the client updates the service with {"callBehavior":{"type":"STATIC"<REST>}}
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"answer"}]
      Then the answer has the commands [{"command":"answer"}]

      Examples:
        | WHAT             | REST |
        | No static        |      |
        | No commands      | ,"static":{} |
        | An empty list    | ,"static":{"commands":[]} |
        | A single command | ,"static":{"commands":{"command":"answer"}} |

    @VOICE-CB-03
    Example: A call name beside the commands
      When the client updates the service with {"callBehavior":{"type":"STATIC","static":{"callName":"desk","commands":[{"command":"answer"}]}}}
      Then the answer includes {"callBehavior":{"static":{"callName":"desk","commands":[{"command":"answer"}]}}}

    @VOICE-CB-03 @observe
    Example: Empty events next to the commands
      When the client updates the service with {"callBehavior":{"type":"STATIC","static":{"events":{},"commands":[{"command":"answer"}]}}}
      Then the platform's answer is recorded

  Rule: The commands keep their order
    Spec: callBehavior variants

    @VOICE-CMD-15
    Example: Four commands
      When the client gives the service the commands [{"command":"stopMessages","messagesName":"b"},{"command":"answer"},{"command":"stopMessages","messagesName":"a"},{"command":"hangup"}]
      Then the answer has the commands [{"command":"stopMessages","messagesName":"b"},{"command":"answer"},{"command":"stopMessages","messagesName":"a"},{"command":"hangup"}]

    @VOICE-CMD-15
    Example: Fourteen commands with everything that they can say
      When the client gives the service the commands [{"command":"answer"},{"command":"messages","messagesName":"Greeting-1","messages":[{"type":"SAY","say":{"text":"Välkommen! 你好, Привет 🎧 & welcome to <the harbour>: it's open “every” day, 7 + 2 hours, 100 % of the year; please hold the line until somebody answers, or press 1.","format":"TEXT"}},{"type":"PLAY","play":{"url":"https://media.example.com/Music/Harbour%20Morning/part-1/of/a/long/address/that/goes/on/past/a/hundred/and/forty/characters/before/it/ends.mp3?key=AbC%2Bd&lang=sv-SE"}},{"type":"SAY","say":{"text":"Thank you"}}]},{"command":"pause","durationMilliseconds":2501},{"command":"dial","callName":"Front-Desk","from":{"type":"PHONE","phone":{"number":"+61491570156"}},"to":{"type":"SIP","sip":{"endpoint":"sips:Desk.One+two@pbx.example.com","transport":"TLS"}},"dialTimeoutDurationSeconds":47,"maxCallDurationSeconds":3601},{"command":"dial","callName":"front-desk","from":{"type":"SIP","sip":{"endpoint":"sip:Caller@example.com","displayName":"Åsa & Zoë"}},"to":{"type":"STREAM","stream":{"endpoint":"wss://stream.example.com/Audio","streamOptions":{"version":3,"codec":"PCM","sampleRate":44100}}}},{"command":"dial","callName":"relay","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/Talk?x=1","enableInterruptions":true,"ttsVoice":"Amy_2","sttLanguage":"zh-Hant-TW"}}},{"command":"webhook","webhookName":"Order-Paid","url":"https://hooks.example.com/Orders?id=7&x=%20"},{"command":"startRecording","recordingName":"Take-2","recordingOptions":{"format":"WAV","recordingType":"INBOUND","destination":"{destination 2}","destinationUrl":"{address 2}","credentials":"Key:SecreT+/=:eu-north-1","transcriptionOptions":{"isEnabled":true,"locale":"pt-BR"}}},{"command":"stopRecording","recordingName":"Take-2"},{"command":"stopMessages","messagesName":"Greeting-1"},{"command":"bridgeCall","bridgeName":"Bridge-One"},{"command":"pause","durationMilliseconds":2502},{"command":"hangup","callName":"Front-Desk"},{"command":"hangup"}]
      Then the answer has the commands [{"command":"answer"},{"command":"messages","messagesName":"Greeting-1","messages":[{"type":"SAY","say":{"text":"Välkommen! 你好, Привет 🎧 & welcome to <the harbour>: it's open “every” day, 7 + 2 hours, 100 % of the year; please hold the line until somebody answers, or press 1.","format":"TEXT"}},{"type":"PLAY","play":{"url":"https://media.example.com/Music/Harbour%20Morning/part-1/of/a/long/address/that/goes/on/past/a/hundred/and/forty/characters/before/it/ends.mp3?key=AbC%2Bd&lang=sv-SE"}},{"type":"SAY","say":{"text":"Thank you"}}]},{"command":"pause","durationMilliseconds":2501},{"command":"dial","callName":"Front-Desk","from":{"type":"PHONE","phone":{"number":"+61491570156"}},"to":{"type":"SIP","sip":{"endpoint":"sips:Desk.One+two@pbx.example.com","transport":"TLS"}},"dialTimeoutDurationSeconds":47,"maxCallDurationSeconds":3601},{"command":"dial","callName":"front-desk","from":{"type":"SIP","sip":{"endpoint":"sip:Caller@example.com","displayName":"Åsa & Zoë"}},"to":{"type":"STREAM","stream":{"endpoint":"wss://stream.example.com/Audio","streamOptions":{"version":3,"codec":"PCM","sampleRate":44100}}}},{"command":"dial","callName":"relay","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/Talk?x=1","enableInterruptions":true,"ttsVoice":"Amy_2","sttLanguage":"zh-Hant-TW"}}},{"command":"webhook","webhookName":"Order-Paid","url":"https://hooks.example.com/Orders?id=7&x=%20"},{"command":"startRecording","recordingName":"Take-2","recordingOptions":{"format":"WAV","recordingType":"INBOUND","destination":"{destination 2}","destinationUrl":"{address 2}","credentials":"Key:SecreT+/=:eu-north-1","transcriptionOptions":{"isEnabled":true,"locale":"pt-BR"}}},{"command":"stopRecording","recordingName":"Take-2"},{"command":"stopMessages","messagesName":"Greeting-1"},{"command":"bridgeCall","bridgeName":"Bridge-One"},{"command":"pause","durationMilliseconds":2502},{"command":"hangup","callName":"Front-Desk"},{"command":"hangup"}]
      And the service has {"callBehavior":{"type":"STATIC","static":{"commands":[{"command":"answer"},{"command":"messages","messagesName":"Greeting-1","messages":[{"type":"SAY","say":{"text":"Välkommen! 你好, Привет 🎧 & welcome to <the harbour>: it's open “every” day, 7 + 2 hours, 100 % of the year; please hold the line until somebody answers, or press 1.","format":"TEXT"}},{"type":"PLAY","play":{"url":"https://media.example.com/Music/Harbour%20Morning/part-1/of/a/long/address/that/goes/on/past/a/hundred/and/forty/characters/before/it/ends.mp3?key=AbC%2Bd&lang=sv-SE"}},{"type":"SAY","say":{"text":"Thank you"}}]},{"command":"pause","durationMilliseconds":2501},{"command":"dial","callName":"Front-Desk","from":{"type":"PHONE","phone":{"number":"+61491570156"}},"to":{"type":"SIP","sip":{"endpoint":"sips:Desk.One+two@pbx.example.com","transport":"TLS"}},"dialTimeoutDurationSeconds":47,"maxCallDurationSeconds":3601},{"command":"dial","callName":"front-desk","from":{"type":"SIP","sip":{"endpoint":"sip:Caller@example.com","displayName":"Åsa & Zoë"}},"to":{"type":"STREAM","stream":{"endpoint":"wss://stream.example.com/Audio","streamOptions":{"version":3,"codec":"PCM","sampleRate":44100}}}},{"command":"dial","callName":"relay","to":{"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com/Talk?x=1","enableInterruptions":true,"ttsVoice":"Amy_2","sttLanguage":"zh-Hant-TW"}}},{"command":"webhook","webhookName":"Order-Paid","url":"https://hooks.example.com/Orders?id=7&x=%20"},{"command":"startRecording","recordingName":"Take-2","recordingOptions":{"format":"WAV","recordingType":"INBOUND","destination":"{destination 2}","destinationUrl":"{address 2}","credentials":"Key:SecreT+/=:eu-north-1","transcriptionOptions":{"isEnabled":true,"locale":"pt-BR"}}},{"command":"stopRecording","recordingName":"Take-2"},{"command":"stopMessages","messagesName":"Greeting-1"},{"command":"bridgeCall","bridgeName":"Bridge-One"},{"command":"pause","durationMilliseconds":2502},{"command":"hangup","callName":"Front-Desk"},{"command":"hangup"}]}}}

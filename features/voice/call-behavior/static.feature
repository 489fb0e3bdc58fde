@voice
Feature: A call behavior of type STATIC
  The platform carries out a list of commands, in the order in which the client wrote them.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-CB-03
  Rule: A STATIC behavior has at least one entry in static.commands
    Spec: callBehavior variants

    Scenario Outline: Refused commands: <WHAT>
      When the client updates "Main line" with:
        | callBehavior.type            | "STATIC"   |
        | callBehavior.static          | <STATIC>   |
        | callBehavior.static.commands | <COMMANDS> |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command | "answer" |
      Then the answer has the commands:
        | command | "answer" |

      Examples:
        | WHAT             | STATIC | COMMANDS             |
        | No static        |        |                      |
        | No commands      | {}     |                      |
        | An empty list    |        | []                   |
        | A single command |        | {"command":"answer"} |

    Example: A call name beside the commands
      When the client updates "Main line" with:
        | callBehavior.type                      | "STATIC" |
        | callBehavior.static.callName           | "desk"   |
        | callBehavior.static.commands.1.command | "answer" |
      Then the answer has:
        | callBehavior.static.callName           | "desk"   |
        | callBehavior.static.commands.1.command | "answer" |

    @observe
    Example: Empty events next to the commands
      When the client updates "Main line" with:
        | callBehavior.type                      | "STATIC" |
        | callBehavior.static.events             | {}       |
        | callBehavior.static.commands.1.command | "answer" |
      Then the platform's answer is recorded

  @VOICE-CMD-15
  Rule: The commands keep their order
    Spec: callBehavior variants

    Example: Four commands
      When the client gives "Main line" the commands:
        | command      | "stopMessages" | "answer" | "stopMessages" | "hangup" |
        | messagesName | "b"            |          | "a"            |          |
      Then the answer has the commands:
        | command      | "stopMessages" | "answer" | "stopMessages" | "hangup" |
        | messagesName | "b"            |          | "a"            |          |

    Example: Two hundred commands, and then another default service
      When the client gives "Main line" 200 commands under the key "K"
      And the client updates "Main line" with isDefault true
      Then every update is answered with what it set
      And the answer contains "announcement-200"

    Example: Fourteen commands with everything that they can say
      When the client updates "Main line" with:
        | callBehavior.type                                                              | "STATIC"                                                                                                                                                                |
        | callBehavior.static.commands.1.command                                         | "answer"                                                                                                                                                                |
        | callBehavior.static.commands.2.command                                         | "messages"                                                                                                                                                              |
        | callBehavior.static.commands.2.messagesName                                    | "Greeting-1"                                                                                                                                                            |
        | callBehavior.static.commands.2.messages.1.type                                 | "SAY"                                                                                                                                                                   |
        | callBehavior.static.commands.2.messages.1.say.text                             | "Välkommen! 你好, Привет 🎧 & welcome to <the harbour>: it's open “every” day, 7 + 2 hours, 100 % of the year; please hold the line until somebody answers, or press 1." |
        | callBehavior.static.commands.2.messages.1.say.format                           | "TEXT"                                                                                                                                                                  |
        | callBehavior.static.commands.2.messages.2.type                                 | "PLAY"                                                                                                                                                                  |
        | callBehavior.static.commands.2.messages.2.play.url                             | "https://media.example.com/Music/Harbour%20Morning/part-1/of/a/long/address/that/goes/on/past/a/hundred/and/forty/characters/before/it/ends.mp3?key=AbC%2Bd&lang=sv-SE" |
        | callBehavior.static.commands.2.messages.3.type                                 | "SAY"                                                                                                                                                                   |
        | callBehavior.static.commands.2.messages.3.say.text                             | "Thank you"                                                                                                                                                             |
        | callBehavior.static.commands.3.command                                         | "pause"                                                                                                                                                                 |
        | callBehavior.static.commands.3.durationMilliseconds                            |                                                                                                                                                                    2501 |
        | callBehavior.static.commands.4.command                                         | "dial"                                                                                                                                                                  |
        | callBehavior.static.commands.4.callName                                        | "Front-Desk"                                                                                                                                                            |
        | callBehavior.static.commands.4.from.type                                       | "PHONE"                                                                                                                                                                 |
        | callBehavior.static.commands.4.from.phone.number                               | "+61491570156"                                                                                                                                                          |
        | callBehavior.static.commands.4.to.type                                         | "SIP"                                                                                                                                                                   |
        | callBehavior.static.commands.4.to.sip.endpoint                                 | "sips:Desk.One+two@pbx.example.com"                                                                                                                                     |
        | callBehavior.static.commands.4.to.sip.transport                                | "TLS"                                                                                                                                                                   |
        | callBehavior.static.commands.4.dialTimeoutDurationSeconds                      |                                                                                                                                                                      47 |
        | callBehavior.static.commands.4.maxCallDurationSeconds                          |                                                                                                                                                                    3601 |
        | callBehavior.static.commands.5.command                                         | "dial"                                                                                                                                                                  |
        | callBehavior.static.commands.5.callName                                        | "front-desk"                                                                                                                                                            |
        | callBehavior.static.commands.5.from.type                                       | "SIP"                                                                                                                                                                   |
        | callBehavior.static.commands.5.from.sip.endpoint                               | "sip:Caller@example.com"                                                                                                                                                |
        | callBehavior.static.commands.5.from.sip.displayName                            | "Åsa & Zoë"                                                                                                                                                             |
        | callBehavior.static.commands.5.to.type                                         | "STREAM"                                                                                                                                                                |
        | callBehavior.static.commands.5.to.stream.endpoint                              | "wss://stream.example.com/Audio"                                                                                                                                        |
        | callBehavior.static.commands.5.to.stream.streamOptions.version                 |                                                                                                                                                                       3 |
        | callBehavior.static.commands.5.to.stream.streamOptions.codec                   | "PCM"                                                                                                                                                                   |
        | callBehavior.static.commands.5.to.stream.streamOptions.sampleRate              |                                                                                                                                                                   44100 |
        | callBehavior.static.commands.6.command                                         | "dial"                                                                                                                                                                  |
        | callBehavior.static.commands.6.callName                                        | "relay"                                                                                                                                                                 |
        | callBehavior.static.commands.6.to.type                                         | "VOICE_RELAY"                                                                                                                                                           |
        | callBehavior.static.commands.6.to.voiceRelay.endpoint                          | "wss://relay.example.com/Talk?x=1"                                                                                                                                      |
        | callBehavior.static.commands.6.to.voiceRelay.enableInterruptions               | true                                                                                                                                                                    |
        | callBehavior.static.commands.6.to.voiceRelay.ttsVoice                          | "Amy_2"                                                                                                                                                                 |
        | callBehavior.static.commands.6.to.voiceRelay.sttLanguage                       | "zh-Hant-TW"                                                                                                                                                            |
        | callBehavior.static.commands.7.command                                         | "webhook"                                                                                                                                                               |
        | callBehavior.static.commands.7.webhookName                                     | "Order-Paid"                                                                                                                                                            |
        | callBehavior.static.commands.7.url                                             | "https://hooks.example.com/Orders?id=7&x=%20"                                                                                                                           |
        | callBehavior.static.commands.8.command                                         | "startRecording"                                                                                                                                                        |
        | callBehavior.static.commands.8.recordingName                                   | "Take-2"                                                                                                                                                                |
        | callBehavior.static.commands.8.recordingOptions.format                         | "WAV"                                                                                                                                                                   |
        | callBehavior.static.commands.8.recordingOptions.recordingType                  | "INBOUND"                                                                                                                                                               |
        | callBehavior.static.commands.8.recordingOptions.destination                    | "{destination 2}"                                                                                                                                                       |
        | callBehavior.static.commands.8.recordingOptions.destinationUrl                 | "{address 2}"                                                                                                                                                           |
        | callBehavior.static.commands.8.recordingOptions.credentials                    | "Key:SecreT+/=:eu-north-1"                                                                                                                                              |
        | callBehavior.static.commands.8.recordingOptions.transcriptionOptions.isEnabled | true                                                                                                                                                                    |
        | callBehavior.static.commands.8.recordingOptions.transcriptionOptions.locale    | "pt-BR"                                                                                                                                                                 |
        | callBehavior.static.commands.9.command                                         | "stopRecording"                                                                                                                                                         |
        | callBehavior.static.commands.9.recordingName                                   | "Take-2"                                                                                                                                                                |
        | callBehavior.static.commands.10.command                                        | "stopMessages"                                                                                                                                                          |
        | callBehavior.static.commands.10.messagesName                                   | "Greeting-1"                                                                                                                                                            |
        | callBehavior.static.commands.11.command                                        | "bridgeCall"                                                                                                                                                            |
        | callBehavior.static.commands.11.bridgeName                                     | "Bridge-One"                                                                                                                                                            |
        | callBehavior.static.commands.12.command                                        | "pause"                                                                                                                                                                 |
        | callBehavior.static.commands.12.durationMilliseconds                           |                                                                                                                                                                    2502 |
        | callBehavior.static.commands.13.command                                        | "hangup"                                                                                                                                                                |
        | callBehavior.static.commands.13.callName                                       | "Front-Desk"                                                                                                                                                            |
        | callBehavior.static.commands.14.command                                        | "hangup"                                                                                                                                                                |
      Then every update is answered with what it set
      And "Main line" has:
        | callBehavior.type                                                              | "STATIC"                                                                                                                                                                |
        | callBehavior.static.commands.1.command                                         | "answer"                                                                                                                                                                |
        | callBehavior.static.commands.2.command                                         | "messages"                                                                                                                                                              |
        | callBehavior.static.commands.2.messagesName                                    | "Greeting-1"                                                                                                                                                            |
        | callBehavior.static.commands.2.messages.1.type                                 | "SAY"                                                                                                                                                                   |
        | callBehavior.static.commands.2.messages.1.say.text                             | "Välkommen! 你好, Привет 🎧 & welcome to <the harbour>: it's open “every” day, 7 + 2 hours, 100 % of the year; please hold the line until somebody answers, or press 1." |
        | callBehavior.static.commands.2.messages.1.say.format                           | "TEXT"                                                                                                                                                                  |
        | callBehavior.static.commands.2.messages.2.type                                 | "PLAY"                                                                                                                                                                  |
        | callBehavior.static.commands.2.messages.2.play.url                             | "https://media.example.com/Music/Harbour%20Morning/part-1/of/a/long/address/that/goes/on/past/a/hundred/and/forty/characters/before/it/ends.mp3?key=AbC%2Bd&lang=sv-SE" |
        | callBehavior.static.commands.2.messages.3.type                                 | "SAY"                                                                                                                                                                   |
        | callBehavior.static.commands.2.messages.3.say.text                             | "Thank you"                                                                                                                                                             |
        | callBehavior.static.commands.3.command                                         | "pause"                                                                                                                                                                 |
        | callBehavior.static.commands.3.durationMilliseconds                            |                                                                                                                                                                    2501 |
        | callBehavior.static.commands.4.command                                         | "dial"                                                                                                                                                                  |
        | callBehavior.static.commands.4.callName                                        | "Front-Desk"                                                                                                                                                            |
        | callBehavior.static.commands.4.from.type                                       | "PHONE"                                                                                                                                                                 |
        | callBehavior.static.commands.4.from.phone.number                               | "+61491570156"                                                                                                                                                          |
        | callBehavior.static.commands.4.to.type                                         | "SIP"                                                                                                                                                                   |
        | callBehavior.static.commands.4.to.sip.endpoint                                 | "sips:Desk.One+two@pbx.example.com"                                                                                                                                     |
        | callBehavior.static.commands.4.to.sip.transport                                | "TLS"                                                                                                                                                                   |
        | callBehavior.static.commands.4.dialTimeoutDurationSeconds                      |                                                                                                                                                                      47 |
        | callBehavior.static.commands.4.maxCallDurationSeconds                          |                                                                                                                                                                    3601 |
        | callBehavior.static.commands.5.command                                         | "dial"                                                                                                                                                                  |
        | callBehavior.static.commands.5.callName                                        | "front-desk"                                                                                                                                                            |
        | callBehavior.static.commands.5.from.type                                       | "SIP"                                                                                                                                                                   |
        | callBehavior.static.commands.5.from.sip.endpoint                               | "sip:Caller@example.com"                                                                                                                                                |
        | callBehavior.static.commands.5.from.sip.displayName                            | "Åsa & Zoë"                                                                                                                                                             |
        | callBehavior.static.commands.5.to.type                                         | "STREAM"                                                                                                                                                                |
        | callBehavior.static.commands.5.to.stream.endpoint                              | "wss://stream.example.com/Audio"                                                                                                                                        |
        | callBehavior.static.commands.5.to.stream.streamOptions.version                 |                                                                                                                                                                       3 |
        | callBehavior.static.commands.5.to.stream.streamOptions.codec                   | "PCM"                                                                                                                                                                   |
        | callBehavior.static.commands.5.to.stream.streamOptions.sampleRate              |                                                                                                                                                                   44100 |
        | callBehavior.static.commands.6.command                                         | "dial"                                                                                                                                                                  |
        | callBehavior.static.commands.6.callName                                        | "relay"                                                                                                                                                                 |
        | callBehavior.static.commands.6.to.type                                         | "VOICE_RELAY"                                                                                                                                                           |
        | callBehavior.static.commands.6.to.voiceRelay.endpoint                          | "wss://relay.example.com/Talk?x=1"                                                                                                                                      |
        | callBehavior.static.commands.6.to.voiceRelay.enableInterruptions               | true                                                                                                                                                                    |
        | callBehavior.static.commands.6.to.voiceRelay.ttsVoice                          | "Amy_2"                                                                                                                                                                 |
        | callBehavior.static.commands.6.to.voiceRelay.sttLanguage                       | "zh-Hant-TW"                                                                                                                                                            |
        | callBehavior.static.commands.7.command                                         | "webhook"                                                                                                                                                               |
        | callBehavior.static.commands.7.webhookName                                     | "Order-Paid"                                                                                                                                                            |
        | callBehavior.static.commands.7.url                                             | "https://hooks.example.com/Orders?id=7&x=%20"                                                                                                                           |
        | callBehavior.static.commands.8.command                                         | "startRecording"                                                                                                                                                        |
        | callBehavior.static.commands.8.recordingName                                   | "Take-2"                                                                                                                                                                |
        | callBehavior.static.commands.8.recordingOptions.format                         | "WAV"                                                                                                                                                                   |
        | callBehavior.static.commands.8.recordingOptions.recordingType                  | "INBOUND"                                                                                                                                                               |
        | callBehavior.static.commands.8.recordingOptions.destination                    | "{destination 2}"                                                                                                                                                       |
        | callBehavior.static.commands.8.recordingOptions.destinationUrl                 | "{address 2}"                                                                                                                                                           |
        | callBehavior.static.commands.8.recordingOptions.credentials                    | "Key:SecreT+/=:eu-north-1"                                                                                                                                              |
        | callBehavior.static.commands.8.recordingOptions.transcriptionOptions.isEnabled | true                                                                                                                                                                    |
        | callBehavior.static.commands.8.recordingOptions.transcriptionOptions.locale    | "pt-BR"                                                                                                                                                                 |
        | callBehavior.static.commands.9.command                                         | "stopRecording"                                                                                                                                                         |
        | callBehavior.static.commands.9.recordingName                                   | "Take-2"                                                                                                                                                                |
        | callBehavior.static.commands.10.command                                        | "stopMessages"                                                                                                                                                          |
        | callBehavior.static.commands.10.messagesName                                   | "Greeting-1"                                                                                                                                                            |
        | callBehavior.static.commands.11.command                                        | "bridgeCall"                                                                                                                                                            |
        | callBehavior.static.commands.11.bridgeName                                     | "Bridge-One"                                                                                                                                                            |
        | callBehavior.static.commands.12.command                                        | "pause"                                                                                                                                                                 |
        | callBehavior.static.commands.12.durationMilliseconds                           |                                                                                                                                                                    2502 |
        | callBehavior.static.commands.13.command                                        | "hangup"                                                                                                                                                                |
        | callBehavior.static.commands.13.callName                                       | "Front-Desk"                                                                                                                                                            |
        | callBehavior.static.commands.14.command                                        | "hangup"                                                                                                                                                                |

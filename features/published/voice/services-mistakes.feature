@voice
Feature: Mistakes in a voice service
  A refusal names the member that a client has to correct.

  @PUB-VOICE-REFUSE-06 @published
  Rule: A refusal names the member that was wrong

    Scenario Outline: The value <VALUE> at <AT>
      When the client asks to give a voice service commands, where "<AT>" is <VALUE>
      Then it is refused with HTTP status 400
      And the refusal points to "<AT>"

      Examples:
        | AT                                                                       | VALUE                              |
        | /name                                                                    |                                 17 |
        | /description                                                             |                                 17 |
        | /isDefault                                                               | false                              |
        | /callBehavior                                                            | "NONE"                             |
        | /callBehavior/type                                                       | "OTHER"                            |
        | /callBehavior/static                                                     | "x"                                |
        | /callBehavior/static/commands                                            | []                                 |
        | /callBehavior/static/commands/0/command                                  | "ring"                             |
        | /callBehavior/static/commands/0/from/type                                | "FAX"                              |
        | /callBehavior/static/commands/0/from/sip/endpoint                        | "tel:+46"                          |
        | /callBehavior/static/commands/0/to/type                                  | "FAX"                              |
        | /callBehavior/static/commands/0/to/sip/endpoint                          | "wss://a.b"                        |
        | /callBehavior/static/commands/0/to/sip/transport                         | "SCTP"                             |
        | /callBehavior/static/commands/0/to/sip/callHeaders                       | "x"                                |
        | /callBehavior/static/commands/0/dialTimeoutDurationSeconds               |                                1.5 |
        | /callBehavior/static/commands/1/messages/0/type                          | "SING"                             |
        | /callBehavior/static/commands/1/messages/0/say/text                      |                                  5 |
        | /callBehavior/static/commands/1/messages/0/say/format                    | "HTML"                             |
        | /callBehavior/static/commands/1/messages/0/say                           | {"text":"Welcome","format":"SSML"} |
        | /callBehavior/static/commands/1/events                                   | "x"                                |
        | /callBehavior/static/commands/2/url                                      |                                  5 |
        | /callBehavior/static/commands/3/recordingOptions/format                  | "OGG"                              |
        | /callBehavior/static/commands/3/recordingOptions/recordingType           | "BOTH"                             |
        | /callBehavior/static/commands/3/recordingOptions/credentials             | "key"                              |
        | /callBehavior/static/commands/4/recordingName                            |                                  5 |
        | /callBehavior/static/commands/6/durationMilliseconds                     | "half"                             |
        | /callBehavior/static/commands/7/startMenu                                | "cellar"                           |
        | /callBehavior/static/commands/7/menus                                    | "x"                                |
        | /callBehavior/static/commands/7/menus/main                               | "x"                                |
        | /callBehavior/static/commands/7/menus/main/prompt                        |                                  5 |
        | /callBehavior/static/commands/7/menus/main/prompt/allowBargeIn           | "perhaps"                          |
        | /callBehavior/static/commands/7/menus/main/prompt/messages               | []                                 |
        | /callBehavior/static/commands/7/menus/main/matches/0/commands/0/menuName | "cellar"                           |
        | /callBehavior/static/commands/8/to/phone/number                          | "abc"                              |
        | /callBehavior/static/commands/8/to/phone/number                          | "+1234567890123456"                |
        | /callBehavior/static/commands/8/to/phone/number                          | "00+46700000001"                   |

    Scenario Outline: Without <AT>
      When the client asks to give a voice service commands, where "/callBehavior<AT>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "/callBehavior<AT>"

      Examples:
        | AT                                                          |
        | /type                                                       |
        | /static                                                     |
        | /static/commands                                            |
        | /static/commands/0/command                                  |
        | /static/commands/0/to                                       |
        | /static/commands/0/to/type                                  |
        | /static/commands/0/to/sip/endpoint                          |
        | /static/commands/0/from/sip/endpoint                        |
        | /static/commands/1/messages                                 |
        | /static/commands/1/messages/0/say/text                      |
        | /static/commands/2/webhookName                              |
        | /static/commands/2/url                                      |
        | /static/commands/3/recordingOptions                         |
        | /static/commands/3/recordingOptions/destination             |
        | /static/commands/3/recordingOptions/destinationUrl          |
        | /static/commands/3/recordingOptions/credentials             |
        | /static/commands/4/recordingName                            |
        | /static/commands/5/bridgeName                               |
        | /static/commands/6/durationMilliseconds                     |
        | /static/commands/7/startMenu                                |
        | /static/commands/7/menus                                    |
        | /static/commands/7/menus/main/matches/0/commands/0/menuName |
        | /static/commands/8/to/phone/number                          |

    Scenario Outline: A target with a mistake: <WHAT>
      When the client asks to give a voice service commands, where "/callBehavior/static/commands/0/to" is <TO>
      Then it is refused with HTTP status 400
      And the refusal points to "/callBehavior/static/commands/0/to/<NAMED>"

      Examples:
        | WHAT                                 | TO                                                                                                                                              | NAMED                           |
        | a stream without an address          | {"type":"STREAM","stream":{}}                                                                                                                   | stream/endpoint                 |
        | a stream to a web page               | {"type":"STREAM","stream":{"endpoint":"https://ear.example.com"}}                                                                               | stream/endpoint                 |
        | stream options that are a number     | {"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":8000}}                                                            | stream/streamOptions            |
        | a sample rate of 22050               | {"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"sampleRate":22050}}}                                            | stream/streamOptions/sampleRate |
        | another codec                        | {"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"codec":"OPUS"}}}                                                | stream/streamOptions/codec      |
        | a version in quotes                  | {"type":"STREAM","stream":{"endpoint":"wss://ear.example.com","streamOptions":{"version":"1"}}}                                                 | stream/streamOptions/version    |
        | a relay without an address           | {"type":"VOICE_RELAY","voiceRelay":{"ttsVoice":"Emma","sttLanguage":"en-US"}}                                                                   | voiceRelay/endpoint             |
        | a relay without a voice              | {"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com","sttLanguage":"en-US"}}                                                | voiceRelay/ttsVoice             |
        | a relay with an unknown voice        | {"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com","ttsVoice":"Emma_5","sttLanguage":"en-US"}}                            | voiceRelay/ttsVoice             |
        | a relay without a language           | {"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com","ttsVoice":"Emma"}}                                                    | voiceRelay/sttLanguage          |
        | a relay with a language that is none | {"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com","ttsVoice":"Emma","sttLanguage":"english!!"}}                          | voiceRelay/sttLanguage          |
        | interruptions in quotes              | {"type":"VOICE_RELAY","voiceRelay":{"endpoint":"wss://relay.example.com","ttsVoice":"Emma","sttLanguage":"en-US","enableInterruptions":"true"}} | voiceRelay/enableInterruptions  |
        | nothing but the type of a relay      | {"type":"VOICE_RELAY"}                                                                                                                          | voiceRelay                      |

@voice
Feature: Messages that a call hears
  A messages command says texts and plays recordings.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: A SAY message has a text, whose format is TEXT or SSML
    Spec: Static commands

    @VOICE-MSG-01
    Scenario Outline: The message <SAY>
      When the client gives the service the commands [{"command":"messages","messages":[{"type":"SAY","say":<SAY>}]}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"messages":[{"type":"SAY","say":<SAY>}]}]

      Examples:
        | SAY                                             |
        | {"text":"Welcome"}                              |
        | {"text":"Welcome","format":"TEXT"}              |
        | {"text":"<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Hi</speak>","format":"SSML"} |
        | {"text":"<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\"><p>One <break time='1s'/> two</p></speak>","format":"SSML"} |
        | {"text":"<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Fish &amp; chips</speak>","format":"SSML"} |
        | {"text":"<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Caf&#233; or caf&#xE9;</speak>","format":"SSML"} |
        | {"text":"<?xml version='1.0'?>\\n<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Hi</speak>\\n","format":"SSML"} |
        | {"text":"<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\"><![CDATA[1 < 2]]></speak>","format":"SSML"} |
        | {"text":"1 < 2","format":"TEXT"}                |
        | {"text":"<speak>Hi"}                            |

    @VOICE-MSG-01
    Scenario Outline: <WHAT>
      When the client gives the service the commands [{"command":"messages","messages":[<ITEM>]}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"messages","messages":[{"type":"SAY","say":{"text":"Welcome"}}]}]
      Then it is accepted

      Examples:
        | WHAT                   | ITEM |
        | No text                | {"type":"SAY","say":{}} |
        | A format alone         | {"type":"SAY","say":{"format":"TEXT"}} |
        | No say                 | {"type":"SAY"} |
        | A text that is a list  | {"type":"SAY","say":{"text":["Welcome"]}} |
        | The format HTML        | {"type":"SAY","say":{"text":"Welcome","format":"HTML"}} |
        | The format ssml        | {"type":"SAY","say":{"text":"<speak>Hi</speak>","format":"ssml"}} |
        | The type SING          | {"type":"SING","say":{"text":"Welcome"}} |
        | No type                | {"say":{"text":"Welcome"}} |

    @VOICE-MSG-01 @observe
    Example: A document without the attributes that a strict reader wants
      When the client gives the service the commands [{"command":"messages","messages":[{"type":"SAY","say":{"text":"<speak>Hi</speak>","format":"SSML"}}]}]
      Then the platform's answer is recorded

  Rule: A PLAY message has a URL
    Spec: Static commands

    @VOICE-MSG-03
    Scenario Outline: The incomplete message <ITEM>
      When the client gives the service the commands [{"command":"messages","messages":[<ITEM>]}]
      Then it is refused
      And the service is unchanged
      When the client gives the service the commands [{"command":"messages","messages":[{"type":"PLAY","play":{"url":"https://media.example.com/welcome.mp3"}}]}]
      Then the answer has the commands [{"messages":[{"type":"PLAY","play":{"url":"https://media.example.com/welcome.mp3"}}]}]

      Examples:
        | ITEM                                           |
        | {"type":"PLAY"}                                |
        | {"type":"PLAY","play":{}}                      |
        | {"type":"PLAY","play":{"url":5}}               |
        | {"type":"PLAY","say":{"text":"Welcome"}}       |

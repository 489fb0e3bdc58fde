@voice
Feature: Messages that a call hears
  A messages command says texts and plays recordings.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-MSG-01
  Rule: A SAY message has a text, whose format is TEXT or SSML
    Spec: Static commands

    Scenario Outline: The text <TEXT> with the format <FORMAT>
      When the client gives "Main line" the commands:
        | command               | "messages" |
        | messages.1.type       | "SAY"      |
        | messages.1.say.text   | <TEXT>     |
        | messages.1.say.format | <FORMAT>   |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | messages.1.type       | "SAY"    |
        | messages.1.say.text   | <TEXT>   |
        | messages.1.say.format | <FORMAT> |

      Examples:
        | TEXT                                                                                                                                      | FORMAT |
        | "Welcome"                                                                                                                                 |        |
        | "Welcome"                                                                                                                                 | "TEXT" |
        | "<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Hi</speak>"                                | "SSML" |
        | "<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\"><p>One <break time='1s'/> two</p></speak>" | "SSML" |
        | "<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Fish &amp; chips</speak>"                  | "SSML" |
        | "<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Caf&#233; or caf&#xE9;</speak>"            | "SSML" |
        | "<?xml version='1.0'?>\\n<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Hi</speak>\\n"     | "SSML" |
        | "<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\"><![CDATA[1 < 2]]></speak>"                 | "SSML" |
        | "1 < 2"                                                                                                                                   | "TEXT" |
        | "<speak>Hi"                                                                                                                               |        |

    Scenario Outline: A message with <WHAT>
      When the client gives "Main line" the commands:
        | command               | "messages" |
        | messages.1.type       | <TYPE>     |
        | messages.1.say        | <SAY>      |
        | messages.1.say.format | <FORMAT>   |
        | messages.1.say.text   | <TEXT>     |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command             | "messages" |
        | messages.1.type     | "SAY"      |
        | messages.1.say.text | "Welcome"  |
      Then it is accepted

      Examples:
        | WHAT                  | TYPE   | SAY | FORMAT | TEXT                |
        | no text               | "SAY"  | {}  |        |                     |
        | a format alone        | "SAY"  |     | "TEXT" |                     |
        | no say                | "SAY"  |     |        |                     |
        | a text that is a list | "SAY"  |     |        | ["Welcome"]         |
        | the format HTML       | "SAY"  |     | "HTML" | "Welcome"           |
        | the format ssml       | "SAY"  |     | "ssml" | "<speak>Hi</speak>" |
        | the type SING         | "SING" |     |        | "Welcome"           |
        | no type               |        |     |        | "Welcome"           |

    @observe
    Example: A document without the attributes that a strict reader wants
      When the client gives "Main line" the commands:
        | command               | "messages"          |
        | messages.1.type       | "SAY"               |
        | messages.1.say.text   | "<speak>Hi</speak>" |
        | messages.1.say.format | "SSML"              |
      Then the platform's answer is recorded

  @VOICE-MSG-03
  Rule: A PLAY message has a URL
    Spec: Static commands

    Scenario Outline: A recording to play, with <WHAT>
      When the client gives "Main line" the commands:
        | command             | "messages" |
        | messages.1.type     | "PLAY"     |
        | messages.1.play     | <PLAY>     |
        | messages.1.play.url | <URL>      |
        | messages.1.say.text | <TEXT>     |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command             | "messages"                              |
        | messages.1.type     | "PLAY"                                  |
        | messages.1.play.url | "https://media.example.com/welcome.mp3" |
      Then the answer has the commands:
        | messages.1.type     | "PLAY"                                  |
        | messages.1.play.url | "https://media.example.com/welcome.mp3" |

      Examples:
        | WHAT                   | PLAY | URL       | TEXT      |
        | nothing that says what |      |           |           |
        | no URL                 | {}   |           |           |
        | a URL that is a number |      |         5 |           |
        | a URL that is a name   |      | "welcome" |           |
        | a text to say          |      |           | "Welcome" |

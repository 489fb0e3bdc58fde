@voice
Feature: Messages written in SSML
  A text that says of itself that it is SSML has to be.

  Background:
    Given the project has the voice service "Main line"
    And the callBehavior.type of "Main line" is "NONE"

  @VOICE-MSG-02
  Rule: A text of format SSML is a well-formed SSML document
    Spec: Static commands

    Scenario Outline: The text <TEXT>
      When the client gives "Main line" the commands:
        | command               | "messages" |
        | messages.1.type       | "SAY"      |
        | messages.1.say.format | "SSML"     |
        | messages.1.say.text   | <TEXT>     |
      Then it is refused
      And "Main line" is unchanged
      When the client gives "Main line" the commands:
        | command               | "messages"                                                                                                 |
        | messages.1.type       | "SAY"                                                                                                      |
        | messages.1.say.format | "SSML"                                                                                                     |
        | messages.1.say.text   | "<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Hi</speak>" |
      Then the answer has the commands:
        | messages.1.say.format | "SSML"                                                                                                     |
        | messages.1.say.text   | "<speak version=\\"1.1\\" xmlns=\\"http://www.w3.org/2001/10/synthesis\\" xml:lang=\\"en-US\\">Hi</speak>" |

      Examples:
        | TEXT                                    |
        | "Hi"                                    |
        | "<speak>Hi"                             |
        | "<speak><p>Hi</speak></p>"              |
        | "<speak>1 < 2</speak>"                  |
        | "<speak>Fish & chips</speak>"           |
        | "<speak version=1.1>Hi</speak>"         |
        | "<speak>Hi</speak> there"               |
        | "<speak>Hi</speak><speak>there</speak>" |
        | "<voice>Hi</voice>"                     |
        | "</speak>"                              |
        | "<!-- Hi -->"                           |
        | ""                                      |

    @observe
    Example: An element that SSML does not know
      When the client gives "Main line" the commands:
        | command               | "messages"                         |
        | messages.1.type       | "SAY"                              |
        | messages.1.say.format | "SSML"                             |
        | messages.1.say.text   | "<speak><shout>Hi</shout></speak>" |
      Then the platform's answer is recorded

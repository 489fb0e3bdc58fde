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
    Example: Empty events beside the commands
      When the client updates the service with {"callBehavior":{"type":"STATIC","static":{"events":{},"commands":[{"command":"answer"}]}}}
      Then the platform's answer is recorded

  Rule: The commands keep their order
    Spec: callBehavior variants

    @VOICE-CMD-15
    Example: Four commands
      When the client gives the service the commands [{"command":"stopMessages","messagesName":"b"},{"command":"answer"},{"command":"stopMessages","messagesName":"a"},{"command":"hangup"}]
      Then the answer has the commands [{"command":"stopMessages","messagesName":"b"},{"command":"answer"},{"command":"stopMessages","messagesName":"a"},{"command":"hangup"}]

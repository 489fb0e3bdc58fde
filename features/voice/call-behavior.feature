@voice
Feature: Call behavior of a voice service
  A voice service does nothing with a call, asks the client's receiver, or carries out a list of commands.

  Background:
    Given the service was set to {"callBehavior":{"type":"NONE"}}

  Rule: The type of a call behavior is NONE, WEBHOOK or STATIC
    Spec: callBehavior variants

    @VOICE-CB-01 @smoke
    Scenario Outline: <WHAT>
      When the client updates the service with {"callBehavior":<BEHAVIOR>}
      Then it is accepted with HTTP status 200
      And the answer includes {"callBehavior":<BEHAVIOR>}
      And the service has {"callBehavior":<BEHAVIOR>}

      Examples:
        | WHAT                    | BEHAVIOR |
        | Nothing                 | {"type":"NONE"} |
        | A webhook               | {"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}} |
        | A webhook and a reserve | {"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in","fallbackUrl":"https://reserve.example.com/in"}} |
        | A list of commands      | {"type":"STATIC","static":{"commands":[{"command":"answer"}]}} |

    @VOICE-CB-01
    Scenario Outline: callBehavior <BEHAVIOR>
      When the client updates the service with {"callBehavior":<BEHAVIOR>}
      Then it is refused
      And the service is unchanged
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      Then the answer includes {"callBehavior":{"type":"WEBHOOK"}}

      Examples:
        | BEHAVIOR         |
        | {"type":"OTHER"} |
        | {"type":"none"}  |
        | {"type":1}       |
        | {}               |
        | "NONE"           |

  Rule: A WEBHOOK behavior has a URL in webhook.url and may have another in webhook.fallbackUrl
    Spec: callBehavior variants

    @VOICE-CB-02
    Scenario Outline: <WHAT>
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK"<REST>}}
      Then it is refused
      And the service is unchanged
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}}}
      Then the answer includes {"callBehavior":{"webhook":{"url":"https://calls.example.com/in"}}}

      Examples:
        | WHAT                   | REST |
        | No webhook             |      |
        | An empty webhook       | ,"webhook":{} |
        | A URL that is a number | ,"webhook":{"url":5} |
        | A fallbackUrl alone    | ,"webhook":{"fallbackUrl":"https://reserve.example.com/in"} |

    @VOICE-CB-02 @observe
    Scenario Outline: The URL <URL>
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":<URL>}}}
      Then the platform's answer is recorded

      Examples:
        | URL                        |
        | ""                         |
        | "calls.example.com"        |
        | "ftp://calls.example.com/" |

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

  Rule: Members of another type are refused or left out
    Spec: callBehavior variants

    @VOICE-CB-04 @observe
    Scenario Outline: <WHAT>
      When the client updates the service with {"callBehavior":<BEHAVIOR>}
      Then the platform's answer is recorded

      Examples:
        | WHAT                       | BEHAVIOR |
        | NONE with a webhook        | {"type":"NONE","webhook":{"url":"https://calls.example.com/in"}} |
        | WEBHOOK with static        | {"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"},"static":{"commands":[{"command":"answer"}]}} |

  Rule: The commands keep their order
    Spec: callBehavior variants

    @VOICE-CMD-15
    Example: Four commands
      When the client gives the service the commands [{"command":"stopMessages","messagesName":"b"},{"command":"answer"},{"command":"stopMessages","messagesName":"a"},{"command":"hangup"}]
      Then the answer has the commands [{"command":"stopMessages","messagesName":"b"},{"command":"answer"},{"command":"stopMessages","messagesName":"a"},{"command":"hangup"}]

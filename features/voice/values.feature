@voice
Feature: Values of a voice service
  What the client sets is kept as it was sent: in any script, with any signs, and all of it.

  Background:
    Given the service was set to {"name":"Reception","description":"Daytime"}

  Rule: A name is kept as it was sent
    Spec: Voice service

    @VOICE-NAME-01
    Scenario Outline: The name <NAME>
      When the client updates the service with {"name":<NAME>}
      Then it is accepted with HTTP status 200
      And the service has {"name":<NAME>}

      Examples:
        | NAME |
        | "Müller & Söhne, 2. Stock" |
        | "O'Neill's <Main> Desk/Bar" |
        | "Ресепшн 受付 📞" |
        | "Reception of the branch in Borås, second floor, left" |

  Rule: A description is kept as it was sent
    Spec: Voice service

    @VOICE-DESC-01
    Scenario Outline: A description <WHAT>
      When the client updates the service with {"description":<DESCRIPTION>}
      Then it is accepted with HTTP status 200
      And the answer includes {"description":<DESCRIPTION>}
      And the service has {"description":<DESCRIPTION>}

      Examples:
        | WHAT | DESCRIPTION |
        | of 190 characters | "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough" |
        | of two lines | "Weekdays\\nWeekends  and holidays" |
        | with an accent of its own | "Cafe\\u0301" |

  Rule: All members of an update are changed, in whatever sequence they are
    Spec: Endpoints / Voice service update

    @VOICE-PATCH-01
    Scenario Outline: The body is <BODY>
      When the client updates the service with <BODY>
      Then it is accepted
      And the service has <BODY>

      Examples:
        | BODY |
        | {"description":"Evenings","name":"Sales"} |
        | {"callBehavior":{"type":"NONE"},"description":"Evenings","name":"Sales"} |
        | {"isDefault":true,"callBehavior":{"type":"WEBHOOK","webhook":{"url":"https://calls.example.com/in"}},"description":"Evenings","name":"Sales"} |

  Rule: The addresses of a webhook are kept as they were sent
    Spec: Voice service

    @VOICE-CB-01
    Scenario Outline: The address <URL>
      When the client updates the service with {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"<URL>"}}}
      Then it is accepted with HTTP status 200
      And the service has {"callBehavior":{"type":"WEBHOOK","webhook":{"url":"<URL>"}}}

      Examples:
        | URL |
        | https://calls.example.com/in?shop=Bor%C3%A5s&id=1&id=2 |
        | https://calls.example.com/a%20b%2Fc/In |

  Rule: All commands are kept in their sequence
    Spec: Voice service

    @VOICE-CB-03
    Example: Six commands, two of them alike
      When the client gives the service the commands [{"command":"answer"},{"command":"pause","durationMilliseconds":500},{"command":"messages","messages":[{"type":"SAY","say":{"text":"Hello"}}]},{"command":"pause","durationMilliseconds":500},{"command":"answer"},{"command":"hangup"}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"command":"answer"},{"command":"pause","durationMilliseconds":500},{"command":"messages","messages":[{"type":"SAY","say":{"text":"Hello"}}]},{"command":"pause","durationMilliseconds":500},{"command":"answer"},{"command":"hangup"}]

    @VOICE-MSG-01
    Example: Three messages, in other scripts and at length
      When the client gives the service the commands [{"command":"messages","messages":[{"type":"SAY","say":{"text":"Grüße aus Köln"}},{"type":"SAY","say":{"text":"Нажмите один 👋"}},{"type":"SAY","say":{"text":"The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough"}}]}]
      Then it is accepted with HTTP status 200
      And the answer has the commands [{"command":"messages","messages":[{"type":"SAY","say":{"text":"Grüße aus Köln"}},{"type":"SAY","say":{"text":"Нажмите один 👋"}},{"type":"SAY","say":{"text":"The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough"}}]}]

@voice
Feature: Values of a voice service
  What the client sets is kept as it was sent: in any script, with any signs, and all of it.

  Background:
    Given the project has the voice service "Main line"
    And "Main line" has been set to:
      | name        | "Reception" |
      | description | "Daytime"   |

  @VOICE-NAME-01
  Rule: A name is kept as it was sent
    Spec: Voice service

    Scenario Outline: The name <NAME>
      When the client updates "Main line" with name <NAME>
      Then it is accepted with HTTP status 200
      And the name of "Main line" is now <NAME>

      Examples:
        | NAME                        |
        | "Müller & Söhne, 2. Stock"  |
        | "O'Neill's <Main> Desk/Bar" |
        | "98765432109876543210"      |
        | "Ресепшн 受付 📞"            |

      @published
      Examples: As long as names may be
        | NAME                                                   |
        | "Reception of the branch in Borås, second floor, left" |

  @VOICE-DESC-01
  Rule: A description is kept as it was sent
    Spec: Voice service

    Scenario Outline: A description <WHAT>
      When the client updates "Main line" with description <DESCRIPTION>
      Then it is accepted with HTTP status 200
      And the answer has "description" set to <DESCRIPTION>
      And the description of "Main line" is now <DESCRIPTION>

      Examples:
        | WHAT                                 | DESCRIPTION                         |
        | of two lines                         | "Weekdays\\nWeekends  and holidays" |
        | with an accent of its own            | "Cafe\\u0301"                       |
        | of lines with two signs at their end | "Weekdays\\r\\nWeekends"            |

      @published
      Examples: As long as descriptions may be
        | WHAT              | DESCRIPTION                                                                                                                                                                                            |
        | of 190 characters | "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough" |

  @VOICE-PATCH-01
  Rule: All members of an update are changed, in whatever sequence they are
    Spec: Endpoints / Voice service update

    Scenario Outline: Members in another sequence: <WHAT>
      When the client updates "Main line" with:
        | isDefault                | <DEFAULT>  |
        | callBehavior.type        | <TYPE>     |
        | callBehavior.webhook.url | <URL>      |
        | description              | "Evenings" |
        | name                     | "Sales"    |
      Then it is accepted
      And "Main line" has:
        | isDefault                | <DEFAULT>  |
        | callBehavior.type        | <TYPE>     |
        | callBehavior.webhook.url | <URL>      |
        | description              | "Evenings" |
        | name                     | "Sales"    |

      Examples:
        | WHAT                       | DEFAULT | TYPE      | URL                            |
        | The description first      |         |           |                                |
        | The call behavior first    |         | "NONE"    |                                |
        | The default first, and all | true    | "WEBHOOK" | "https://calls.example.com/in" |

  @VOICE-CB-01
  Rule: The addresses of a webhook are kept as they were sent
    Spec: Voice service

    Scenario Outline: The address <URL>
      When the client updates "Main line" with:
        | callBehavior.type        | "WEBHOOK" |
        | callBehavior.webhook.url | "<URL>"   |
      Then it is accepted with HTTP status 200
      And "Main line" has:
        | callBehavior.type        | "WEBHOOK" |
        | callBehavior.webhook.url | "<URL>"   |

      Examples:
        | URL                                                    |
        | https://calls.example.com/in?shop=Bor%C3%A5s&id=1&id=2 |
        | https://calls.example.com/a%20b%2Fc/In                 |

  Rule: All commands are kept in their sequence
    Spec: Voice service

    @VOICE-CB-03
    Example: Six commands, two of them alike
      When the client gives "Main line" the commands:
        | command              | "answer" | "pause" | "messages" | "pause" | "answer" | "hangup" |
        | durationMilliseconds |          |     500 |            |     500 |          |          |
        | messages.1.type      |          |         | "SAY"      |         |          |          |
        | messages.1.say.text  |          |         | "Hello"    |         |          |          |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command              | "answer" | "pause" | "messages" | "pause" | "answer" | "hangup" |
        | durationMilliseconds |          |     500 |            |     500 |          |          |
        | messages.1.type      |          |         | "SAY"      |         |          |          |
        | messages.1.say.text  |          |         | "Hello"    |         |          |          |

    @VOICE-MSG-01
    Example: Three messages, in other scripts and at length
      When the client gives "Main line" the commands:
        | command             | "messages"                                                                                                                                                                                             |
        | messages.1.type     | "SAY"                                                                                                                                                                                                  |
        | messages.1.say.text | "Grüße aus Köln"                                                                                                                                                                                       |
        | messages.2.type     | "SAY"                                                                                                                                                                                                  |
        | messages.2.say.text | "Нажмите один 👋"                                                                                                                                                                                       |
        | messages.3.type     | "SAY"                                                                                                                                                                                                  |
        | messages.3.say.text | "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough" |
      Then it is accepted with HTTP status 200
      And the answer has the commands:
        | command             | "messages"                                                                                                                                                                                             |
        | messages.1.type     | "SAY"                                                                                                                                                                                                  |
        | messages.1.say.text | "Grüße aus Köln"                                                                                                                                                                                       |
        | messages.2.type     | "SAY"                                                                                                                                                                                                  |
        | messages.2.say.text | "Нажмите один 👋"                                                                                                                                                                                       |
        | messages.3.type     | "SAY"                                                                                                                                                                                                  |
        | messages.3.say.text | "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough" |

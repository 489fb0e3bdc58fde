Feature: JSON in both directions
  Requests and answers are JSON, and every character comes back as it was sent.

  Rule: Every answer with a body is JSON and says so
    Spec: Endpoints

    @COM-JSON-01
    Scenario Outline: The answer to a good request to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted
      And the answer is JSON

      @messaging
      Examples: Messaging API
        | OPERATION                     |
        | submit a message              |
        | retrieve a message            |
        | list delivery reports         |
        | list replies                  |
        | create a webhook              |
        | list webhooks                 |
        | change a webhook              |
        | request a sender address      |
        | read a sender address request |
        | list sender addresses         |
        | list metadata keys            |
        | read the detail report        |

      @token
      Examples: Token service
        | OPERATION       |
        | request a token |

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

      @conversation
      Examples: Conversation service and standalone API
        | OPERATION                                |
        | send a conversation message              |
        | ask what a recipient can receive         |
        | send a standalone message                |
        | ask whether the channel reaches a number |

      @subprojects
      Examples: Subproject API
        | OPERATION           |
        | list subprojects    |
        | create a subproject |
        | rename a subproject |

    @COM-JSON-01
    Scenario Outline: The refusal of a request to <OPERATION>
      When the client asks to <OPERATION> with the Basic credentials "{key}:wrong"
      Then it is refused with HTTP status 401
      And the answer is JSON

      @messaging
      Examples: Messaging API
        | OPERATION             |
        | submit a message      |
        | list sender addresses |

      @token
      Examples: Token service
        | OPERATION       |
        | request a token |

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

      @subprojects
      Examples: Subproject API
        | OPERATION           |
        | list subprojects    |
        | create a subproject |

  Rule: Characters beyond ASCII come back as they were sent
    Spec: Endpoints

    @COM-JSON-05 @reading @messaging @needs-callbacks
    Scenario Outline: <CHARACTERS> in the content and the metadata of a message
      Given the client listens for notifications
      When the client asks to submit a message with this body:
        """
        {"messages":[{"content":"<SENT>","{metadata}":{"k":"<SENT>"},"destination_number":"{number}","delivery_report":true,"{callback_url}":"{receiver}"}]}
        """
      Then every report of "the message" has:
        | original_text | "<TEXT>"       |
        | metadata      | {"k":"<TEXT>"} |

      Examples:
        | CHARACTERS                  | SENT         | TEXT     |
        | Latin letters with marks    | Blåbärsgröt  | Blåbärsgröt |
        | Han characters              | 漢字         | 漢字     |
        | An emoji                    | Hej 😀       | Hej 😀   |
        | An escaped surrogate pair   | \uD83D\uDE00 | 😀       |
        | A line separator            | a\u2028b     | a\u2028b |

    @COM-JSON-05 @reading @voice
    Scenario Outline: <CHARACTERS> in the name of a voice service
      When the client asks to update a voice service with this body:
        """
        {"name":"<SENT>"}
        """
      Then the answer has "name" set to "<TEXT>"

      Examples:
        | CHARACTERS                | SENT         | TEXT        |
        | Latin letters with marks  | Växel        | Växel       |
        | Han characters            | 漢字         | 漢字        |
        | An emoji                  | Hej😀        | Hej😀       |
        | An escaped surrogate pair | \uD83D\uDE00 | 😀          |

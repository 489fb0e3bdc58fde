Feature: Answers in JSON
  Every answer with a body is JSON and says so.

  @COM-JSON-01
  Rule: Every answer with a body is JSON and says so
    Spec: Endpoints

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

      @subprojects @published
      Examples: Subproject API, whose methods the document does not show
        | OPERATION           |
        | list subprojects    |
        | create a subproject |
        | rename a subproject |

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

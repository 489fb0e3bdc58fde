Feature: Interfaces
  The platform offers several interfaces, each at its own address.

  @COM-AREA-01 @reading
  Rule: Each interface answers at its own address
    Spec: What the service does

    Scenario Outline: To <OPERATION> at its own address
      When the client asks to <OPERATION>
      Then it is accepted

      @messaging
      Examples: Messaging API
        | OPERATION             |
        | list sender addresses |

      @token
      Examples: Token service
        | OPERATION       |
        | request a token |

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

      @lookup
      Examples: Number lookup
        | OPERATION        |
        | look up a number |

      @subprojects @published
      Examples: Subproject API, whose methods the document does not show
        | OPERATION        |
        | list subprojects |

      @conversation
      Examples: Conversation service and standalone API
        | OPERATION                   |
        | send a conversation message |
        | send a standalone message   |

  @COM-BASE-01 @messaging
  Rule: The EU and the APAC instance offer the messaging API with the same paths
    Spec: What the service does

    Scenario Outline: The <INSTANCE> instance is asked to <OPERATION>
      When the client asks to <OPERATION> with:
        | INSTANCE | <INSTANCE> |
      Then it is accepted

      @smoke
      Examples: Submit
        | INSTANCE | OPERATION        |
        | EU       | submit a message |
        | APAC     | submit a message |

      Examples:
        | INSTANCE | OPERATION                     |
        | EU       | retrieve a message            |
        | APAC     | retrieve a message            |
        | EU       | list sender addresses         |
        | APAC     | list sender addresses         |
        | EU       | request a sender address      |
        | APAC     | request a sender address      |
        | EU       | read a sender address request |
        | APAC     | read a sender address request |
        | EU       | read the detail report        |
        | APAC     | read the detail report        |

Feature: Interfaces and what they have in common
  The platform offers several interfaces at addresses of their own, alike in how they name things.

  Rule: Each interface answers at an address of its own
    Spec: What the service does

    @COM-AREA-01 @reading
    Scenario Outline: The client asks to <OPERATION>
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

      @subprojects
      Examples: Subproject API
        | OPERATION        |
        | list subprojects |

      @conversation
      Examples: Conversation service and standalone API
        | OPERATION                   |
        | send a conversation message |
        | send a standalone message   |

  Rule: The EU and the APAC instance offer the messaging API with the same paths
    Spec: What the service does

    @COM-BASE-01 @messaging
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

  Rule: Identifiers of messages, reports and sender addresses are UUIDs
    Spec: Delivery report notification

    @COM-ID-01 @reading @messaging @needs-callbacks
    Scenario Outline: The <MEMBER> of what comes for a message
      Given the client listens for notifications
      When the client asks to submit a message
      Then every report of "the message" has "<MEMBER>"
      And every "<MEMBER>" returned is a UUID

      Examples:
        | MEMBER             |
        | message_id         |
        | delivery_report_id |

    @COM-ID-01 @reading @messaging
    Example: The id of a sender address request
      When the client asks to request a sender address
      Then it is accepted
      And every "id" returned is a UUID

    @COM-ID-01 @reading @messaging @needs-mailbox
    Example: The id of a sender address
      Given the account has a sender address
      When the client asks to list sender addresses
      Then the answer names the sender address
      And every "id" returned is a UUID

  Rule: Messages to recipients and replies from recipients are told apart
    Spec: Messaging API: main resources

    @COM-AREA-02 @reading @messaging @needs-handset
    Example: A message is not listed as a reply
      Given the account has a message
      And the account has a reply
      When the client asks to list replies
      Then the answer names the reply
      But the answer does not name the message

    @COM-AREA-02 @reading @messaging @needs-handset
    Example: A reply is not found as a message
      Given the account has a reply
      When the client asks to retrieve a message
      Then it is accepted
      When the client asks to retrieve a message for the account's reply
      Then it is refused

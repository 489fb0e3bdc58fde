Feature: Every call needs credentials
  No interface serves a caller that does not say who it is.

  @COM-AUTH-01
  Rule: A call without credentials is refused with HTTP status 401
    Spec: Endpoints

    Scenario Outline: To <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401

      @messaging @smoke
      Examples: Messages
        | OPERATION        |
        | submit a message |

      @messaging
      Examples: Messaging API
        | OPERATION                     |
        | retrieve a message            |
        | list delivery reports         |
        | list replies                  |
        | create a webhook              |
        | list webhooks                 |
        | create a signature key        |
        | list signature keys           |
        | change a webhook              |
        | delete a webhook              |
        | request a sender address      |
        | read a sender address request |
        | list sender addresses         |
        | list metadata keys            |
        | read the detail report        |

      @messaging @published
      Examples: Messages that wait
        | OPERATION        |
        | cancel a message |

      @messaging @needs-clock
      Examples: Reports that have come
        | OPERATION                |
        | confirm delivery reports |

      @messaging @needs-handset
      Examples: Replies of a recipient
        | OPERATION       |
        | confirm replies |

      @messaging @needs-mailbox
      Examples: Numbers that are verified by a code
        | OPERATION                  |
        | verify a number            |
        | read a sender address      |
        | label a sender address     |
        | re-verify a sender address |
        | delete a sender address    |

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

    @messaging @needs-ledger
    Scenario Outline: No effect of a call to <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401
      And nothing has happened on the platform

      Examples:
        | OPERATION                |
        | submit a message         |
        | create a webhook         |
        | request a sender address |

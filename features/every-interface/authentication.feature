Feature: Every call needs credentials
  Nobody gets anything from any interface without saying who they are.

  Rule: A call without credentials is refused with HTTP status 401
    Spec: Endpoints

    @COM-AUTH-01
    Scenario Outline: To <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then the answer has HTTP status 401
      And the same request made properly is accepted

      @messaging @smoke
      Examples: Messages
        | OPERATION        |
        | submit a message |

      @messaging
      Examples: Messaging API
        | OPERATION                     |
        | retrieve a message            |
        | cancel a message              |
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

      @messaging @needs-clock
      Examples: Reports that have come
        | OPERATION                |
        | confirm delivery reports |

      @messaging @needs-handset
      Examples: Replies of a recipient
        | OPERATION       |
        | confirm replies |

      @messaging @needs-mailbox
      Examples: Numbers that are proved by a code
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

    @COM-AUTH-01 @messaging @needs-ledger
    Scenario Outline: No effect of a call to <OPERATION> without credentials
      When the client asks to <OPERATION> without credentials
      Then the answer has HTTP status 401
      And nothing has happened on the platform
      And the same request made properly is accepted

      Examples:
        | OPERATION                |
        | submit a message         |
        | create a webhook         |
        | request a sender address |

  Rule: A call with wrong credentials is refused with HTTP status 401
    Spec: Errors / HTTP-level

    @COM-AUTH-02
    Scenario Outline: To <OPERATION> with the credentials <CREDENTIALS>
      When the client asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then the answer has HTTP status 401
      And the same request made properly is accepted

      @messaging
      Examples: Messaging API
        | OPERATION                     | CREDENTIALS      |
        | submit a message              | unknown:{secret} |
        | submit a message              | {key}:wrong      |
        | retrieve a message            | unknown:{secret} |
        | retrieve a message            | {key}:wrong      |
        | list delivery reports         | {key}:wrong      |
        | list replies                  | {key}:wrong      |
        | create a webhook              | unknown:{secret} |
        | create a webhook              | {key}:wrong      |
        | list webhooks                 | {key}:wrong      |
        | create a signature key        | {key}:wrong      |
        | list signature keys           | {key}:wrong      |
        | change a webhook              | {key}:wrong      |
        | delete a webhook              | {key}:wrong      |
        | request a sender address      | unknown:{secret} |
        | request a sender address      | {key}:wrong      |
        | read a sender address request | {key}:wrong      |
        | list sender addresses         | unknown:{secret} |
        | list sender addresses         | {key}:wrong      |
        | list metadata keys            | {key}:wrong      |
        | read the detail report        | unknown:{secret} |
        | read the detail report        | {key}:wrong      |

      @token
      Examples: Token service
        | OPERATION       | CREDENTIALS      |
        | request a token | unknown:{secret} |
        | request a token | {key}:wrong      |

      @voice
      Examples: Voice
        | OPERATION              | CREDENTIALS      |
        | update a voice service | unknown:{secret} |
        | update a voice service | {key}:wrong      |

      @conversation
      Examples: Conversation service and standalone API
        | OPERATION                        | CREDENTIALS      |
        | send a conversation message      | unknown:{secret} |
        | send a conversation message      | {key}:wrong      |
        | ask what a recipient can receive | {key}:wrong      |
        | send a standalone message        | {key}:wrong      |

    @COM-AUTH-02
    Scenario Outline: To <OPERATION> with the malformed header "<HEADER>"
      When the client asks to <OPERATION> with the Authorization header "<HEADER>"
      Then the request is refused
      And the same request made properly is accepted

      @messaging
      Examples: Messaging API
        | OPERATION        | HEADER          |
        | submit a message | Basic{basic}    |
        | submit a message | Basic           |
        | submit a message | Basic %%%       |
        | submit a message | Unknown {basic} |
        | submit a message | {basic}         |
        | list webhooks    | Basic %%%       |

      @token
      Examples: Token service
        | OPERATION       | HEADER          |
        | request a token | Basic{basic}    |
        | request a token | Basic           |
        | request a token | Basic %%%       |
        | request a token | Unknown {basic} |

      @voice
      Examples: Voice
        | OPERATION              | HEADER          |
        | update a voice service | Basic{basic}    |
        | update a voice service | Basic           |
        | update a voice service | Basic %%%       |
        | update a voice service | Unknown {basic} |

    @COM-AUTH-02 @messaging @needs-ledger
    Scenario Outline: No effect of a call to <OPERATION> with the credentials <CREDENTIALS>
      When the client asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then the answer has HTTP status 401
      And nothing has happened on the platform
      And the same request made properly is accepted

      Examples:
        | OPERATION                | CREDENTIALS      |
        | submit a message         | {key}:wrong      |
        | create a webhook         | {key}:wrong      |
        | request a sender address | unknown:{secret} |

  Rule: Missing, invalid and expired credentials are all answered with HTTP status 401
    Spec: Errors / HTTP-level

    @ERR-401-01
    Scenario Outline: <OPERATION>, sent with "<HEADER>"
      When the client asks to <OPERATION> with the Authorization header "<HEADER>"
      Then the answer has HTTP status 401
      And the same request made properly is accepted

      @messaging
      Examples: Messaging API
        | OPERATION             | HEADER                   |
        | list sender addresses | Basic dW5rbm93bjp1bmtub3du |
        | change a webhook      | Basic dW5rbm93bjp1bmtub3du |

      @token
      Examples: Token service
        | OPERATION       | HEADER                   |
        | request a token | Basic dW5rbm93bjp1bmtub3du |

      @voice
      Examples: Voice
        | OPERATION              | HEADER                   |
        | update a voice service | Basic dW5rbm93bjp1bmtub3du |
        | update a voice service | Bearer never-issued      |

    @ERR-401-01
    Scenario Outline: <OPERATION>, sent without credentials
      When the client asks to <OPERATION> without credentials
      Then the answer has HTTP status 401
      And the same request made properly is accepted

      @messaging
      Examples: Messaging API
        | OPERATION        |
        | change a webhook |

      @token
      Examples: Token service
        | OPERATION       |
        | request a token |

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

    @ERR-401-01 @voice @needs-clock
    Example: A token is used again after its lifetime
      When the client asks to update a voice service with the Authorization header "Bearer {token}"
      Then the request is accepted
      When 1 hour 5 minutes pass
      And the request is repeated
      Then the answer has HTTP status 401

  Rule: Whether a refusal names a registered error is open
    Spec: Errors / HTTP-level

    @ERR-REG-01 @observe
    Scenario Outline: To <OPERATION> with an unknown key
      When the client asks to <OPERATION> with the Basic credentials "unknown:{secret}"
      Then the platform's answer is recorded

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

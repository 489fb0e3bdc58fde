Feature: Credentials that do not hold
  A key, secret, signature or token that is wrong opens nothing.

  Rule: A call with wrong credentials is refused with HTTP status 401
    Spec: Errors / HTTP-level

    @COM-AUTH-02
    Scenario Outline: To <OPERATION> with the credentials <CREDENTIALS>
      When the client asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401

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
      Then it is refused

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
        | request a token | Unknown Basic {basic} |

      @voice
      Examples: Voice
        | OPERATION              | HEADER          |
        | update a voice service | Basic{basic}    |
        | update a voice service | Basic           |
        | update a voice service | Basic %%%       |
        | update a voice service | Unknown {basic} |
        | update a voice service | Unknown Basic {basic} |

    @COM-AUTH-02 @messaging @needs-ledger
    Scenario Outline: No effect of a call to <OPERATION> with the credentials <CREDENTIALS>
      When the client asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401
      And nothing has happened on the platform

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
      Then it is refused with HTTP status 401

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
      Then it is refused with HTTP status 401

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
      Then it is accepted
      When 1 hour 5 minutes pass
      And the client repeats the request
      Then it is refused with HTTP status 401

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

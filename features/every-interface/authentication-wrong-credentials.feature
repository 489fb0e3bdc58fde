Feature: Wrong credentials
  A key, secret, signature or token that is wrong opens nothing.

  @COM-AUTH-02
  Rule: A call with wrong credentials is refused with HTTP status 401
    Spec: Errors / HTTP-level

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
        | OPERATION       | HEADER                |
        | request a token | Basic{basic}          |
        | request a token | Basic                 |
        | request a token | Basic %%%             |
        | request a token | Unknown {basic}       |
        | request a token | Unknown Basic {basic} |

      @voice
      Examples: Voice
        | OPERATION              | HEADER                |
        | update a voice service | Basic{basic}          |
        | update a voice service | Basic                 |
        | update a voice service | Basic %%%             |
        | update a voice service | Unknown {basic}       |
        | update a voice service | Unknown Basic {basic} |

    @messaging @needs-ledger
    Scenario Outline: No effect of a call to <OPERATION> with the credentials <CREDENTIALS>
      When the client asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401
      And nothing has happened on the platform

      Examples:
        | OPERATION                | CREDENTIALS      |
        | submit a message         | {key}:wrong      |
        | create a webhook         | {key}:wrong      |
        | request a sender address | unknown:{secret} |

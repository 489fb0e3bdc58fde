Feature: What the document leaves open about methods and refusals
  Methods that are not documented, and what a refusal discloses, are written down here.

  @COM-HTTP-01 @observe
  Rule: Whether a path answers methods that are not documented for it is open
    Spec: Endpoints / Messaging API

    Scenario Outline: <METHOD> on the path that serves to <OPERATION>
      When the client asks to <OPERATION> with:
        | METHOD | <METHOD> |
      Then the platform's answer is recorded

      @messaging
      Examples: Messaging API
        | METHOD | OPERATION             |
        | PUT    | submit a message      |
        | DELETE | submit a message      |
        | POST   | list sender addresses |
        | DELETE | list sender addresses |
        | POST   | retrieve a message    |

      @token
      Examples: Token service
        | METHOD | OPERATION       |
        | PUT    | request a token |

      @voice
      Examples: Voice
        | METHOD | OPERATION              |
        | POST   | update a voice service |

  @ERR-BODY-01 @observe
  Rule: Whether refusals disclose secrets or internals is open
    Spec: Errors / HTTP-level

    Scenario Outline: To <OPERATION> with <CREDENTIALS> and nothing sensible in the body
      When the client asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then the platform's answer is recorded
      When the client asks to <OPERATION> with this body:
        """
        {"messages":
        """
      Then the platform's answer is recorded

      @messaging
      Examples: Messaging API
        | OPERATION        | CREDENTIALS     |
        | submit a message | {key}:{secret}X |

      @token
      Examples: Token service
        | OPERATION       | CREDENTIALS     |
        | request a token | {key}:{secret}X |

      @voice
      Examples: Voice
        | OPERATION              | CREDENTIALS     |
        | update a voice service | {key}:{secret}X |

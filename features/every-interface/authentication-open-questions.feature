Feature: What the document leaves open about refused callers
  A refusal has a challenge and a type; how they are worded is written down here.

  @SIL-OTH-01 @observe
  Rule: The wording of a challenge and the details of registry errors are left open
    Spec: Authentication / Bearer tokens

    Scenario Outline: Without credentials the client asks to <OPERATION>
      When the client asks to <OPERATION> without credentials
      Then the form of the answer is recorded

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

      @subprojects
      Examples: Subprojects
        | OPERATION           |
        | list subprojects    |
        | create a subproject |

      @conversation
      Examples: Conversation service
        | OPERATION                   |
        | send a conversation message |

      @token
      Examples: Token service
        | OPERATION       |
        | request a token |

    @voice
    Example: A token that was never issued
      When the client asks to update a voice service with the Authorization header "Bearer nobody-issued-this"
      Then the form of the answer is recorded

  @ERR-REG-01 @observe
  Rule: Whether a refusal names a registered error is open
    Spec: Errors / HTTP-level

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

  @BEARER-02 @observe @messaging
  Rule: Which challenges there are beside Basic and HMAC is left open
    Spec: Authentication / Bearer tokens

    Example: A submit without credentials
      When the account asks to submit a message without credentials
      Then the form of the answer is recorded

Feature: Missing, invalid and expired credentials
  Whatever is wrong with the credentials, the refusal is the same.

  @ERR-401-01
  Rule: Missing, invalid and expired credentials are all answered with HTTP status 401
    Spec: Errors / HTTP-level

    @core
    Scenario Outline: <OPERATION>, sent with "<HEADER>"
      When the client asks to <OPERATION> with the Authorization header "<HEADER>"
      Then it is refused with HTTP status 401

      @messaging
      Examples: Messaging API
        | OPERATION             | HEADER                     |
        | list sender addresses | Basic dW5rbm93bjp1bmtub3du |
        | change a webhook      | Basic dW5rbm93bjp1bmtub3du |

      @token
      Examples: Token service
        | OPERATION       | HEADER                     |
        | request a token | Basic dW5rbm93bjp1bmtub3du |

      @voice
      Examples: Voice
        | OPERATION              | HEADER                     |
        | update a voice service | Basic dW5rbm93bjp1bmtub3du |
        | update a voice service | Bearer never-issued        |

    @core
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

    @needs-clock
    Scenario Outline: A token is used again after its lifetime, to <OPERATION>
      When the client asks to <OPERATION> with the Authorization header "Bearer {token}"
      Then it is accepted
      When 25 hours pass
      And the client repeats the request
      Then it is refused with HTTP status 401
      And the answer comes with "WWW-Authenticate" set to "[any text]"

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

      @conversation
      Examples: Conversation service and standalone API
        | OPERATION                        |
        | send a conversation message      |
        | ask what a recipient can receive |
        | send a standalone message        |

      @subprojects
      Examples: Subproject API
        | OPERATION           |
        | create a subproject |

    @needs-clock @published
    Scenario Outline: The token is called expired where the client asks to <OPERATION>
      When the client asks to <OPERATION> with the Authorization header "Bearer {token}"
      Then it is accepted
      When 25 hours pass
      And the client repeats the request
      Then the answer comes with "WWW-Authenticate" set to "[any text]expired[any text, if any]"

      @conversation
      Examples: Conversation service and standalone API
        | OPERATION                   |
        | send a conversation message |
        | send a standalone message   |

      @subprojects
      Examples: Subproject API
        | OPERATION           |
        | create a subproject |

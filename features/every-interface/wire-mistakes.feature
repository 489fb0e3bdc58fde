Feature: Answers to mistakes of the client
  A mistake of the client is explained to the client; it never brings the platform down.

  Rule: A bad request to the messaging API is answered with HTTP status 400 and a JSON explanation
    Spec: Errors / HTTP-level

    @ERR-400-01 @messaging
    Scenario Outline: To <OPERATION> with <MISTAKE>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400
      And the answer is an explanation in JSON

      Examples:
        | OPERATION                | MISTAKE                | BODY                                                                                           |
        | submit a message         | broken JSON            | {"messages":[                                                                                  |
        | submit a message         | no messages            | {}                                                                                             |
        | submit a message         | messages as a text     | {"messages":"Hello"}                                                                           |
        | submit a message         | messages as texts      | {"messages":["Hello"]}                                                                         |
        | submit a message         | content as a number    | {"messages":[{"content":1,"destination_number":"{number}"}]}                                   |
        | submit a message         | no destination         | {"messages":[{"content":"Hello"}]}                                                             |
        | create a webhook         | broken JSON            | {"url":                                                                                        |
        | create a webhook         | events as a text       | {"url":"https://a.example","method":"POST","encoding":"JSON","events":"ALL"}                   |
        | request a sender address | broken JSON            | {"sender_address":                                                                             |
        | request a sender address | an address as a number | {"sender_address":46700000001}                                                                 |
        | list metadata keys       | broken JSON            | {"start_date":                                                                                 |
        | read the detail report   | accounts as a text     | {"start_date":"2024-03-05T09:30:00.000Z","end_date":"2024-03-05T10:30:00.000Z","accounts":"x"} |

  Rule: A mistake of the client never results in an HTTP status of 500 or above
    Spec: Endpoints

    @COM-HTTP-02 @reading
    Scenario Outline: To <OPERATION> with the body <BODY>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is answered with an HTTP status below 500

      @messaging
      Examples: Messaging API
        | OPERATION                | BODY                                                         |
        | submit a message         | {                                                            |
        | submit a message         | null                                                         |
        | submit a message         | {"messages":null}                                            |
        | submit a message         | {"messages":[null]}                                          |
        | submit a message         | {"messages":[{"content":{},"destination_number":[]}]}        |
        | submit a message         | {"__proto__":{"messages":[]}}                                |
        | submit a message         | {"messages":[{"content":"\uD800","destination_number":"+"}]} |
        | create a webhook         | {"url":1}                                                    |
        | create a webhook         | {"url":"","method":"","encoding":"","events":[]}             |
        | change a webhook         | {"headers":[]}                                               |
        | request a sender address | {"destination_countries":"AU"}                               |
        | list metadata keys       | {"start_date":{},"end_date":[]}                              |
        | read the detail report   | {"start_date":"9999-99-99T99:99:99.999Z","end_date":""}      |

      @token
      Examples: Token service
        | OPERATION       | BODY            |
        | request a token | grant_type=     |
        | request a token | %               |
        | request a token | {"grant_type":1} |

      @voice
      Examples: Voice
        | OPERATION              | BODY                         |
        | update a voice service | {                            |
        | update a voice service | null                         |
        | update a voice service | {"callBehavior":null}        |
        | update a voice service | {"callBehavior":{"type":[]}} |
        | update a voice service | {"name":{"toString":1}}      |

    @COM-HTTP-02 @reading
    Scenario Outline: To <OPERATION> with the header "<HEADER>"
      When the client asks to <OPERATION> with the Authorization header "<HEADER>"
      Then it is refused

      @messaging
      Examples: Messaging API
        | OPERATION        | HEADER                                      |
        | submit a message | hmac                                        |
        | submit a message | hmac username=                              |
        | submit a message | hmac username={key}, signature=% |
        | submit a message | Bearer x                                    |

      @token
      Examples: Token service
        | OPERATION       | HEADER   |
        | request a token | Bearer x |
        | request a token | Basic =  |

      @voice
      Examples: Voice
        | OPERATION              | HEADER   |
        | update a voice service | Bearer   |
        | update a voice service | Digest x |

  Rule: Broken JSON without credentials is refused for either reason
    Spec: Errors / HTTP-level

    @X-40 @reading
    Scenario Outline: To <OPERATION> with both mistakes at once
      When the client asks to <OPERATION> with:
        | CREDENTIALS | none          |
        | BODY        | {"messages":[ |
      Then it is refused with HTTP status 401 or 400

      @messaging
      Examples: Messaging API
        | OPERATION        |
        | submit a message |
        | create a webhook |

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

  Rule: Whether a path answers methods that are not documented for it is open
    Spec: Endpoints / Messaging API

    @COM-HTTP-01 @observe
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

  Rule: Whether refusals disclose secrets or internals is open
    Spec: Errors / HTTP-level

    @ERR-BODY-01 @observe
    Scenario Outline: To <OPERATION> with <CREDENTIALS> and nothing sensible in the body
      When the client asks to <OPERATION> with the Basic credentials "<CREDENTIALS>"
      Then whether the answer discloses anything is recorded
      When the client asks to <OPERATION> with this body:
        """
        {"messages":
        """
      Then whether the answer discloses anything is recorded

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

Feature: Mistakes of the client
  A mistake of the client never brings the platform down.

  @COM-HTTP-02 @reading
  Rule: A mistake of the client never results in an HTTP status of 500 or above
    Spec: Endpoints

    Scenario Outline: To <OPERATION> with the body <BODY>
      When the client asks to <OPERATION> with this body:
        """
        <BODY>
        """
      Then it is answered with an HTTP status below 500

      @messaging
      Examples: Messaging API
        | OPERATION                | BODY                                                          |
        | submit a message         | {                                                             |
        | submit a message         | null                                                          |
        | submit a message         | {"messages":null}                                             |
        | submit a message         | {"messages":[null]}                                           |
        | submit a message         | {"messages":[{"content":{},"destination_number":[]}]}         |
        | submit a message         | {"__proto__":{"messages":[]}}                                 |
        | submit a message         | {"messages":[{"content":"\\uD800","destination_number":"+"}]} |
        | create a webhook         | {"url":1}                                                     |
        | create a webhook         | {"url":"","method":"","encoding":"","events":[]}              |
        | change a webhook         | {"headers":[]}                                                |
        | request a sender address | {"destination_countries":"AU"}                                |
        | list metadata keys       | {"start_date":{},"end_date":[]}                               |
        | read the detail report   | {"start_date":"9999-99-99T99:99:99.999Z","end_date":""}       |

      @token
      Examples: Token service
        | OPERATION       | BODY             |
        | request a token | grant_type=      |
        | request a token | %                |
        | request a token | {"grant_type":1} |

      @voice
      Examples: Voice
        | OPERATION              | BODY                         |
        | update a voice service | {                            |
        | update a voice service | null                         |
        | update a voice service | {"callBehavior":null}        |
        | update a voice service | {"callBehavior":{"type":[]}} |
        | update a voice service | {"name":{"toString":1}}      |

    Scenario Outline: To <OPERATION> with the header "<HEADER>"
      When the client asks to <OPERATION> with the Authorization header "<HEADER>"
      Then it is refused

      @messaging
      Examples: Messaging API
        | OPERATION        | HEADER                           |
        | submit a message | hmac                             |
        | submit a message | hmac username=                   |
        | submit a message | hmac username={key}, signature=% |
        | submit a message | Bearer x                         |

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

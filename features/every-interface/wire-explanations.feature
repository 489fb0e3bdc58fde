Feature: Explanations of mistakes
  A mistake of the client is explained to the client.

  @ERR-400-01 @messaging
  Rule: A bad request to the messaging API is answered with HTTP status 400 and a JSON explanation
    Spec: Errors / HTTP-level

    Scenario Outline: A mistake is explained: <MISTAKE>, to <OPERATION>
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

  @X-40 @reading
  Rule: Broken JSON without credentials is refused for either reason
    Spec: Errors / HTTP-level

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

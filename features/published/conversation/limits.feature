@conversation
Feature: How much a conversation message may carry
  What goes along with a message is limited, member by member.

  Rule: The metadata of a message have at most 1024 characters
    Spec: Published: conversation service

    @PUB-CONV-LIMIT-01 @published
    Example: 1024 and 1025
      When the client asks to send a conversation message, where "/message_metadata" is 1024 characters long
      Then it is accepted with HTTP status 200
      When the client asks to send a conversation message, where "/message_metadata" is 1025 characters long
      Then it is refused with HTTP status 400

  Rule: The metadata of a conversation are an object of at most 2048 characters
    Spec: Published: conversation service

    @PUB-CONV-LIMIT-02 @published
    Example: 2048 and 2049, with eleven around them
      When the client asks to send a conversation message, where "/conversation_metadata/note" is 2037 characters long
      Then it is accepted with HTTP status 200
      When the client asks to send a conversation message, where "/conversation_metadata/note" is 2038 characters long
      Then it is refused with HTTP status 400

    @PUB-CONV-LIMIT-02 @published
    Example: A text
      When the client asks to send a conversation message, where "/conversation_metadata" is "parcels"
      Then it is refused with HTTP status 400

  Rule: A correlation id has at most 128 characters
    Spec: Published: conversation service

    @PUB-CONV-LIMIT-03 @published
    Example: 128 and 129
      When the client asks to send a conversation message, where "/correlation_id" is 128 characters long
      Then it is accepted with HTTP status 200
      When the client asks to send a conversation message, where "/correlation_id" is 129 characters long
      Then it is refused with HTTP status 400

  Rule: A limit holds for the sixth message as for the first
    Spec: Published: conversation service

    @published
    Scenario Outline: After five messages, <POINTER> is too long
      When the client asks 5 times to send a conversation message
      And the client asks to send a conversation message, where "<POINTER>" is <LENGTH> characters long
      Then it is refused with HTTP status 400

      @PUB-CONV-LIMIT-01
      Examples: Metadata of the message
        | POINTER           | LENGTH |
        | /message_metadata | 1025   |

      @PUB-CONV-LIMIT-02
      Examples: Metadata of the conversation
        | POINTER                     | LENGTH |
        | /conversation_metadata/note | 2038   |

      @PUB-CONV-LIMIT-03
      Examples: Correlation ids
        | POINTER         | LENGTH |
        | /correlation_id | 129    |

      @PUB-CONV-LIMIT-04
      Examples: Lifetimes
        | POINTER | LENGTH |
        | /ttl    | 3      |

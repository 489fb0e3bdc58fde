@conversation
Feature: How much a conversation message may carry
  What goes along with a message is limited, member by member.

  @PUB-CONV-LIMIT-01 @published
  Rule: The metadata of a message have at most 1024 characters

    Example: A thousand and twenty-four characters pass, one more does not
      When the client asks to send a conversation message, where "/message_metadata" is 1024 characters long
      Then it is accepted with HTTP status 200
      When the client asks to send a conversation message, where "/message_metadata" is 1025 characters long
      Then it is refused with HTTP status 400

  @PUB-CONV-LIMIT-02 @published
  Rule: The metadata of a conversation are an object of at most 2048 characters

    Example: 2048 and 2049, with eleven around them
      When the client asks to send a conversation message, where "/conversation_metadata/note" is 2037 characters long
      Then it is accepted with HTTP status 200
      When the client asks to send a conversation message, where "/conversation_metadata/note" is 2038 characters long
      Then it is refused with HTTP status 400

    Example: A text
      When the client asks to send a conversation message, where "/conversation_metadata" is "parcels"
      Then it is refused with HTTP status 400

  @PUB-CONV-LIMIT-03 @published
  Rule: A correlation id has at most 128 characters

    Example: A hundred and twenty-eight characters pass, one more does not
      When the client asks to send a conversation message, where "/correlation_id" is 128 characters long
      Then it is accepted with HTTP status 200
      When the client asks to send a conversation message, where "/correlation_id" is 129 characters long
      Then it is refused with HTTP status 400

  Rule: A limit holds for the sixth message as for the first

    @published
    Scenario Outline: After five messages, <POINTER> is too long
      When the client asks 5 times to send a conversation message
      And the client asks to send a conversation message, where "<POINTER>" is <LENGTH> characters long
      Then it is refused with HTTP status 400

      @PUB-CONV-LIMIT-01
      Examples: Metadata of the message
        | POINTER           | LENGTH |
        | /message_metadata |   1025 |

      @PUB-CONV-LIMIT-02
      Examples: Metadata of the conversation
        | POINTER                     | LENGTH |
        | /conversation_metadata/note |   2038 |

      @PUB-CONV-LIMIT-03
      Examples: Correlation ids
        | POINTER         | LENGTH |
        | /correlation_id |    129 |

      @PUB-CONV-LIMIT-04
      Examples: Lifetimes
        | POINTER | LENGTH |
        | /ttl    |      3 |

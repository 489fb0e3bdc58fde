@standalone @needs-downstream
Feature: Standalone pictures, videos and documents as conversation messages
  Each has its counterpart; members without one are left behind.

  Rule: A picture keeps its address alone
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-03
    Scenario Outline: An image <WITH>
      When the client sends a recipient the standalone message {"type":"image","url":"https://media.example/a"<MORE>}
      Then it is accepted
      And the conversation call has {"message":{"media_message":{"url":"https://media.example/a"}}}
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | MORE                                                                |
        | alone                       |                                                                     |
        | with everything it can have | ,"caption":"caption token","provider":"provider token"               |

    @CONV-MAP-TYPE-03
    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

  Rule: A video keeps its address alone
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-04
    Scenario Outline: A video <WITH>
      When the client sends a recipient the standalone message {"type":"video","url":"https://media.example/b"<MORE>}
      Then it is accepted
      And the conversation call has {"message":{"media_message":{"url":"https://media.example/b"}}}
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | MORE                                                   |
        | alone                       |                                                        |
        | with everything it can have | ,"caption":"caption token","provider":"provider token" |

    @CONV-MAP-TYPE-04
    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

  Rule: A document keeps its address alone
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-05
    Scenario Outline: A document <WITH>
      When the client sends a recipient the standalone message {"type":"document","url":"https://media.example/c"<MORE>}
      Then it is accepted
      And the conversation call has {"message":{"media_message":{"url":"https://media.example/c"}}}
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | MORE                                                                           |
        | alone                       |                                                                                |
        | with everything it can have | ,"filename":"file token","caption":"caption token","provider":"provider token" |

    @CONV-MAP-TYPE-05
    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

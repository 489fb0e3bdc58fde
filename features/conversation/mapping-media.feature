@conversation @needs-ledger
Feature: Standalone texts, media and places as conversation messages
  Each type has its counterpart; members without one are left behind.

  Rule: A text keeps its words and loses its link preview
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-02 @smoke
    Example: A text alone
      When the client sends a recipient the standalone message {"type":"text","text":"Hello"}
      Then it is accepted
      And the conversation call has {"message":{"text_message":{"text":"Hello"}}}
      And the conversation call has no content but "text_message"

    @CONV-MAP-TYPE-02
    Scenario Outline: The text <TEXT>
      When the client sends a recipient the standalone message {"type":"text","text":"<TEXT>"}
      Then it is accepted
      And the conversation call has {"message":{"text_message":{"text":"<TEXT>"}}}

      Examples:
        | TEXT                            |
        | 0                               |
        |  Two  blanks, and one at the end |
        | Räksmörgås 🚀 שלום              |
        | https://shop.example/?a=b&c=%20 |

    @CONV-MAP-TYPE-02
    Example: A text with a preview
      When the client sends a recipient the standalone message {"type":"text","text":"Hello","preview_url":true}
      Then it is accepted
      And the conversation call has {"message":{"text_message":{"text":"Hello"}}}
      But the conversation call does not mention "preview"

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

  Rule: A sound keeps its address alone
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-06
    Scenario Outline: A sound <WITH>
      When the client sends a recipient the standalone message {"type":"audio","url":"https://media.example/d"<MORE>}
      Then it is accepted
      And the conversation call has {"message":{"media_message":{"url":"https://media.example/d"}}}
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | MORE                                                   |
        | alone                       |                                                        |
        | with everything it can have | ,"caption":"caption token","provider":"provider token" |

  Rule: A sticker becomes a medium or a card and keeps its address alone
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-09
    Scenario Outline: A sticker <WITH>
      When the client sends a recipient the standalone message {"type":"sticker","url":"https://media.example/e"<MORE>}
      Then it is accepted
      And the conversation call has "https://media.example/e" in "message.media_message.url or message.card_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | MORE                                         |
        | alone                       |                                              |
        | with everything it can have | ,"id":"id token","provider":"provider token" |

@standalone @needs-downstream
Feature: Standalone pictures, videos and documents as conversation messages
  Each has its counterpart; members without one are left behind.

  @CONV-MAP-TYPE-03
  Rule: A picture keeps its address alone
    Spec: Field mappings: standalone to conversation

    Scenario Outline: An image <WITH>
      When the client sends a standalone message to 1 recipient:
        | type     | image                                    |
        | url      | http://media.example/a%20b?v=1&sig=x%2Fy |
        | caption  | <CAPTION>                                |
        | provider | <PROVIDER>                               |
      Then it is accepted
      And the conversation call has "message.media_message.url" set to "http://media.example/a%20b?v=1&sig=x%2Fy"
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | CAPTION       | PROVIDER       |
        | alone                       |               |                |
        | with everything it can have | caption token | provider token |

    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

  @CONV-MAP-TYPE-04
  Rule: A video keeps its address alone
    Spec: Field mappings: standalone to conversation

    Scenario Outline: A video <WITH>
      When the client sends a standalone message to 1 recipient:
        | type     | video                                 |
        | url      | https://media.example/b?v=1&sig=x%2Fy |
        | caption  | <CAPTION>                             |
        | provider | <PROVIDER>                            |
      Then it is accepted
      And the conversation call has "message.media_message.url" set to "https://media.example/b?v=1&sig=x%2Fy"
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | CAPTION       | PROVIDER       |
        | alone                       |               |                |
        | with everything it can have | caption token | provider token |

    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

  @CONV-MAP-TYPE-05
  Rule: A document keeps its address alone
    Spec: Field mappings: standalone to conversation

    Scenario Outline: A document <WITH>
      When the client sends a standalone message to 1 recipient:
        | type     | document                     |
        | url      | https://media.example?file=c |
        | filename | <FILENAME>                   |
        | caption  | <CAPTION>                    |
        | provider | <PROVIDER>                   |
      Then it is accepted
      And the conversation call has "message.media_message.url" set to "https://media.example?file=c"
      And the conversation call has no content but "media_message"
      But the conversation call does not mention "token"

      Examples:
        | WITH                        | FILENAME   | CAPTION       | PROVIDER       |
        | alone                       |            |               |                |
        | with everything it can have | file token | caption token | provider token |

    Example: Known answers
      When the client sends the standalone messages whose mapping is known
      Then the known answers are given

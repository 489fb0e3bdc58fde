Feature: What the document leaves open on several interfaces
  A binding has to supply what the document does not say; what the platform does is written down here.

  @SIL-OTH-15 @observe
  Rule: How old versions are deprecated and retired is left open
    Spec: Versioning

    @subprojects
    Scenario Outline: To <OPERATION>, in an old version or a new one
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                               |
        | list subprojects                        |
        | list subprojects under the preview path |

    @messaging
    Example: A report under its preview path
      When the client asks to read the detail report
      Then the form of the answer is recorded

  @SIL-OTH-16 @observe
  Rule: Which addresses the names of the interfaces mean is left open
    Spec: What the service does

    Scenario Outline: To <OPERATION>, at whichever address
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      @token
      Examples: Token service
        | OPERATION       |
        | request a token |

      @subprojects
      Examples: Subprojects
        | OPERATION        |
        | list subprojects |

      @conversation
      Examples: Conversation service and standalone API
        | OPERATION                   |
        | send a conversation message |
        | send a standalone message   |

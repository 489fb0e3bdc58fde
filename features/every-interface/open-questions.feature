Feature: What the document leaves open on several interfaces
  A binding has to supply what the document does not say; what the platform does is written down here.

  Rule: How old versions are deprecated and retired is left open
    Spec: Versioning

    @SIL-OTH-15 @observe @subprojects
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the form of the answer is recorded

      Examples:
        | OPERATION                               |
        | list subprojects                        |
        | list subprojects under the preview path |

    @SIL-OTH-15 @observe @messaging
    Example: A report under its preview path
      When the client asks to read the detail report
      Then the form of the answer is recorded

  Rule: Which addresses the names of the interfaces mean is left open
    Spec: What the service does

    @SIL-OTH-16 @observe
    Scenario Outline: The client asks to <OPERATION>
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

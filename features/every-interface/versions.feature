Feature: Versions in paths
  Each interface lives under the version that its description gives.

  Rule: Stable messaging paths begin with the first version, those of reports with the second preview
    Spec: Versioning

    @VERS-01 @messaging
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION               |
        | submit a message        |
        | list delivery reports   |
        | list webhooks           |
        | list sender addresses   |
        | list metadata keys      |
        | read the detail report  |

  Rule: Voice services are updated under the second version
    Spec: Versioning

    @VERS-02 @voice
    Example: An update
      When the client asks to update a voice service
      Then it is accepted

  Rule: The version of a description does not show in an answer
    Spec: Versioning

    @VERS-05 @observe
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then the platform's answer is recorded

      @messaging
      Examples: Messaging API
        | OPERATION     |
        | list webhooks |

      @voice
      Examples: Voice
        | OPERATION              |
        | update a voice service |

Feature: Versions in paths
  Each interface lives under the version that its description gives.

  @VERS-01 @messaging
  Rule: Stable messaging paths begin with the first version, those of reports with the second preview
    Spec: Versioning

    Scenario Outline: To <OPERATION> under its version
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION              |
        | submit a message       |
        | list delivery reports  |
        | list webhooks          |
        | list sender addresses  |
        | list metadata keys     |
        | read the detail report |

  @VERS-02 @voice
  Rule: Voice services are updated under the second version
    Spec: Versioning

    Example: An update
      When the client asks to update a voice service
      Then it is accepted

  @VERS-05 @observe
  Rule: The version of a description does not show in an answer
    Spec: Versioning

    Scenario Outline: To <OPERATION> whatever the version of the description
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

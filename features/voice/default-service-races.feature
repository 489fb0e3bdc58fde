@voice
Feature: Services made the default at the same moment
  However many requests arrive together, one service is the default afterwards.

  Background:
    Given the service was set to {"isDefault":true}

  Rule: Two services made the default at the same moment leave one default
    Spec: Default voice service

    @VOICE-DEF-06 @reading
    Example: The default service and another one, several times each
      When the client updates at the same moment:
        | SERVICE            | BODY               | TIMES |
        | the second service | {"isDefault":true} | 2     |
        | the service        | {"isDefault":true} | 18    |
      Then the project has exactly one default service
      When the client updates the second service with {"isDefault":true}
      And the client updates at the same moment:
        | SERVICE            | BODY               | TIMES |
        | the service        | {"isDefault":true} | 2     |
        | the second service | {"isDefault":true} | 18    |
      Then the project has exactly one default service

  Rule: Of services that are made the default at the same moment one is the default afterwards
    Spec: Voice service

    @VOICE-DEF-06 @reading
    Example: A burst of sixty-four for two services
      When the client updates in a burst:
        | SERVICE            | BODY               | TIMES |
        | the second service | {"isDefault":true} | 32    |
        | the service        | {"isDefault":true} | 32    |
      Then the project has exactly one default service
      When the client updates in a burst:
        | SERVICE            | BODY               | TIMES |
        | the second service | {"isDefault":true} | 32    |
        | the service        | {"isDefault":true} | 32    |
      Then the project has exactly one default service

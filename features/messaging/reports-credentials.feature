@messaging
Feature: Who is given a report
  Reports are for those who say who they are.

  Rule: Metadata keys are not listed without good credentials
    Spec: Endpoints / Messaging API

    @REPORT-META-03
    Example: No credentials
      When the client asks to list metadata keys without credentials
      Then it is refused with HTTP status 401

    @REPORT-META-03
    Scenario Outline: The credentials are <CREDENTIALS>
      When the client asks to list metadata keys with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401

      Examples:
        | CREDENTIALS      |
        | unknown:{secret} |
        | {key}:wrong      |

@messaging
Feature: Who is given a report
  Reports are for those who say who they are.

  @REPORT-META-03
  Rule: Metadata keys are not listed without good credentials
    Spec: Endpoints / Messaging API

    Example: No credentials
      When the account asks to list metadata keys without credentials
      Then it is refused with HTTP status 401

    Scenario Outline: The credentials are <CREDENTIALS>
      When the account asks to list metadata keys with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401

      Examples:
        | CREDENTIALS      |
        | unknown:{secret} |
        | {key}:wrong      |

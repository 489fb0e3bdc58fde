@voice
Feature: Idempotency-Keys of projects
  A key belongs to a project, and so does the answer that it brings back.

  Background:
    Given the project has the voice service "Main line"
    And the other project has the voice service "Foreign line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-07 @reading
  Rule: A remembered answer stays within its project, even when another project uses the same key
    Spec: Endpoints / Voice service update

    @core
    Example: Another project uses the same key on its own service
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the other project's client updates "Foreign line" with description "Weekends" under the key "K"
      Then the answer has:
        | serviceId | "Foreign line"      |
        | projectId | "the other project" |
      And the answer has "description" set to "Weekends"
      And the description of "Foreign line" is now "Weekends"
      But the description of "Main line" is now "Weekdays"

    Example: Another project repeats the request itself
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the other project's client updates "Main line" with description "Weekdays" under the key "K"
      Then it is refused with HTTP status 403
      And the answer does not contain "createTime"
      When the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1

  @X-28 @reading
  Rule: A key is the project's, whichever credentials carry it
    Spec: Endpoints / Voice service update

    @core
    Example: First with a bearer token, then with Basic
      Given the client has the token "T"
      When the client with the token "T" updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1
      But the description of "Main line" is now "Weekends"

    Example: A large update, first with a bearer token, then with Basic
      Given the client has the token "T"
      When the client with the token "T" gives "Main line" 80 commands under the key "K"
      And the client updates "Main line" with callBehavior.type "NONE"
      And the client gives "Main line" 80 commands under the key "K"
      Then the answer is the same as answer 1
      But the callBehavior.type of "Main line" is now "NONE"

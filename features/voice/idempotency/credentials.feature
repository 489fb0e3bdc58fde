@voice
Feature: Idempotency-Keys and credentials
  A key is no credential: only a client with good credentials gets a remembered answer.

  Background:
    Given the project has the voice service "Main line"
    And the description of "Main line" is "Daytime"

  @VOICE-IDEM-12 @reading
  Rule: A repeated request still needs credentials
    Spec: Errors / HTTP-level

    Scenario Outline: Repeated by <CALLER>
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And <CALLER> updates "Main line" with description "Weekdays" under the key "K"
      Then it is refused with HTTP status 401
      And the answer does not contain "createTime"
      When the client updates "Main line" with description "Weekdays" under the key "K"
      Then the answer is the same as answer 1

      Examples:
        | CALLER                         |
        | the client without credentials |
        | the client with a wrong secret |

  @VOICE-IDEM-11 @reading
  Rule: After HTTP status 401, a retry with the same key and valid credentials is carried out
    Spec: Authentication / Bearer tokens

    @core
    Example: The first request had no credentials
      When the client without credentials updates "Main line" with description "Weekdays" under the key "K"
      Then it is refused with HTTP status 401
      When the client updates "Main line" with description "Weekdays" under the key "K"
      Then it is accepted with HTTP status 200
      And the description of "Main line" is now "Weekdays"

    @slow-real-time
    Example: The first request had an expired token
      Given the client has the token "old"
      When it is 2 minutes after the token "old" expires
      And the client with the token "old" updates "Main line" with description "Weekdays" under the key "K"
      Then it is refused with HTTP status 401
      When the client updates "Main line" with description "Weekdays" under the key "K"
      Then the description of "Main line" is now "Weekdays"

    @slow-real-time
    Example: The first request had an expired token, and the retry is repeated
      Given the client has the token "old"
      When it is 2 minutes after the token "old" expires
      And the client with the token "old" updates "Main line" with description "Weekdays" under the key "K"
      Then it is refused with HTTP status 401
      When the client updates "Main line" with description "Weekdays" under the key "K"
      And the client updates "Main line" with description "Weekends"
      And the client updates "Main line" with description "Weekdays" under the key "K"
      Then the description of "Main line" is now "Weekends"

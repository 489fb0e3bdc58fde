@voice
Feature: Idempotency-Keys and credentials
  A key is no credential: only a client with good credentials gets a remembered answer.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: A repeated request still needs credentials
    Spec: Errors / HTTP-level

    @VOICE-IDEM-12 @reading
    Scenario Outline: Repeated by <CALLER>
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And <CALLER> updates the service with {"description":"Weekdays"} under the key "K"
      Then it is refused with HTTP status 401
      And the answer does not contain "Weekdays"
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the answer is the same as answer 1

      Examples:
        | CALLER                         |
        | the client without credentials |
        | the client with a wrong secret |

  Rule: A 401 is never repeated to a client with valid credentials
    Spec: Authentication / Bearer tokens

    @VOICE-IDEM-11 @reading
    Example: The first request had no credentials
      When the client without credentials updates the service with {"description":"Weekdays"} under the key "K"
      Then it is refused with HTTP status 401
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      Then it is accepted with HTTP status 200
      And the service has {"description":"Weekdays"}

    @VOICE-IDEM-11 @reading @slow-real-time
    Example: The first request had an expired token
      Given the client has the token "old"
      When it is 2 minutes after the token "old" expires
      And the client with the token "old" updates the service with {"description":"Weekdays"} under the key "K"
      Then it is refused with HTTP status 401
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the service has {"description":"Weekdays"}

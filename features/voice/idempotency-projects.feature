@voice
Feature: Idempotency-Keys of projects
  A key belongs to a project, and so does the answer that it brings back.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: A remembered answer stays within its project
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-07 @reading
    Example: Another project uses the same key on its own service
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the other project's client updates the other project's service with {"description":"Weekends"} under the key "K"
      Then the answer describes the other project's service
      And the answer includes {"description":"Weekends"}
      And the other project's service has {"description":"Weekends"}
      But the service has {"description":"Weekdays"}

    @VOICE-IDEM-07 @reading
    Example: Another project repeats the request itself
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the other project's client updates the service with {"description":"Weekdays"} under the key "K"
      Then it is refused with HTTP status 403
      And the answer does not contain "Weekdays"
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the answer is the same as answer 1

  Rule: A key is the project's, whichever credentials carry it
    Spec: Endpoints / Voice service update

    @X-28 @reading
    Example: First with a bearer token, then with Basic
      Given the client has the token "T"
      When the client with the token "T" updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekends"}
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the answer is the same as answer 1
      But the service has {"description":"Weekends"}

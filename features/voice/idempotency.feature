@voice
Feature: Repeated updates under an Idempotency-Key
  A client that got no answer sends its update again without fear that it is made twice.

  Background:
    Given the service was set to {"description":"Daytime"}

  Rule: A key that comes again within 10 minutes gets the first answer
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-01 @smoke
    Example: The same update a minute later
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And 1 minute passes
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the answer is the same as answer 1
      And the service has {"description":"Weekdays"}

    @VOICE-IDEM-01 @needs-ledger
    Example: Three times the same update is one change
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the service was changed 1 time since it was set up

    @VOICE-IDEM-01
    Example: A hundred and twenty other keys are used in between
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service 120 times, each time under a key of its own
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the answer is the same as answer 1
      And the service has {"description":"Change 120"}

    @VOICE-IDEM-01
    Example: Other keys are used in between
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekends"} under the key "L"
      And the client updates the service with {"description":"Mornings"} under the key "M"
      And the client updates the service with {"description":"Evenings"} under the key "N"
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the answer is the same as answer 1
      And the service has {"description":"Evenings"}

    @VOICE-IDEM-01
    Example: The fifth of five keys
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekends"} under the key "L"
      And the client updates the service with {"description":"Mornings"} under the key "M"
      And the client updates the service with {"description":"Evenings"} under the key "N"
      And the client updates the service with {"description":"Nights"} under the key "O"
      And the client updates the service with {"description":"Holidays"}
      And the client updates the service with {"description":"Nights"} under the key "O"
      Then the service has {"description":"Holidays"}

    @VOICE-IDEM-01 @slow-real-time
    Example: A request with an expired token comes first
      Given the client has the token "old"
      When it is 2 minutes after the token "old" expires
      And the client with the token "old" updates the service with {"description":"Weekdays"} under the key "K"
      Then it is refused with HTTP status 401
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekends"}
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the service has {"description":"Weekends"}

  Rule: A repeated request leaves later changes alone
    Spec: Endpoints / Voice service update

    @VOICE-IDEM-09 @reading
    Example: Another change came in between
      When the client updates the service with {"description":"Weekdays"} under the key "K"
      And the client updates the service with {"description":"Weekends"}
      And the client updates the service with {"description":"Weekdays"} under the key "K"
      Then the answer is the same as answer 1
      But the service has {"description":"Weekends"}

    @VOICE-IDEM-09 @reading
    Example: Another service became the default in between
      When the client updates the service with {"isDefault":true} under the key "K"
      And the client updates the second service with {"isDefault":true}
      And the client updates the service with {"isDefault":true} under the key "K"
      Then the answer is the same as answer 1
      But the service has {"isDefault":false}
      And the second service has {"isDefault":true}

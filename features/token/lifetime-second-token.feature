@token
Feature: Lifetimes of several tokens
  A token keeps its own lifetime, whichever tokens are issued or refused beside it.

  Background:
    Given the service was set to {"description":"Daytime"}
    And the client has the token "T"
    And the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"

  Rule: A new token leaves the earlier ones working
    Spec: Authentication / Bearer tokens

    @TOK-10 @reading
    Example: Two clients of one project
      Given the client has the token "second"
      When the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      When the client with the token "second" updates the service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200
      When the client with the token "T" updates the service with {"description":"Holidays"}
      Then it is accepted with HTTP status 200
      And the service has {"description":"Holidays"}

    @TOK-10 @reading
    Example: Five clients of one project
      Given the client has the token "second"
      And the client has the token "third"
      And the client has the token "fourth"
      And the client has the token "fifth"
      When the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      When the client with the token "fifth" updates the service with {"description":"Weekends"}
      Then the service has {"description":"Weekends"}

    @TOK-10 @reading @slow-real-time
    Example: A token of half an hour later
      When it is 30 minutes before the token "T" expires
      And the client has the token "second"
      And it is 2 minutes before the token "T" expires
      And the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      When it is 90 seconds before the token "second" expires
      And the client with the token "second" updates the service with {"description":"Weekends"}
      Then it is accepted with HTTP status 200

  Rule: A token that ends between two calls is refused as expired
    Spec: Authentication / Bearer tokens

    @X-32 @reading @needs-clock
    Example: One second before its end and one second after it
      When it is 1 second before the token "T" expires
      And the client with the token "T" updates the service with {"description":"Weekdays"}
      Then it is accepted with HTTP status 200
      When it is 1 second after the token "T" expires
      And the client with the token "T" updates the service with {"description":"Weekends"}
      Then it is refused with HTTP status 401
      When the client with the token "unknown" updates the service with {"description":"Weekends"}
      Then every update is answered with a different WWW-Authenticate challenge if it is refused

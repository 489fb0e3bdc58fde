@token
Feature: Lifetimes of several tokens
  A token keeps its own lifetime, whichever tokens are issued or refused beside it.

  Background:
    Given the project has the voice service "Main line"
    And the client has the token "T"
    And the token "unknown" is "Zm9yIHdob20gdGhpcyBtYXkgY29uY2Vybg0123456789"

  @TOK-10 @reading
  Rule: An earlier token stays usable until its own expiry even when the client obtains another
    Spec: Authentication / Bearer tokens

    @core
    Example: Two clients of one project
      Given the client has the token "second"
      When the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When the client with the token "second" updates "Main line" with description "Weekends"
      Then it is accepted with HTTP status 200
      When the client with the token "T" updates "Main line" with description "Holidays"
      Then it is accepted with HTTP status 200
      And the description of "Main line" is now "Holidays"

    Example: Thirteen clients of one project
      Given the client has the token "second"
      When the client asks 10 times at once to request a token
      And the client has the token "fifth"
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When the client with the token "fifth" updates "Main line" with description "Weekends"
      Then the description of "Main line" is now "Weekends"

    @slow-real-time
    Example: A token of half an hour later
      When it is 30 minutes before the token "T" expires
      And the client has the token "second"
      And it is 2 minutes before the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When it is 90 seconds before the token "second" expires
      And the client with the token "second" updates "Main line" with description "Weekends"
      Then it is accepted with HTTP status 200

  @BEARER-01 @slow-real-time
  Rule: A new token works even if the one before was refused
    Spec: Authentication / Bearer tokens

    Example: The one before was refused as expired
      When it is 2 minutes after the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is refused with HTTP status 401
      When the client has the token "new"
      And the client with the token "new" updates "Main line" with description "Weekends"
      Then it is accepted with HTTP status 200
      And the description of "Main line" is now "Weekends"

  @X-32 @reading
  Rule: A token that ends between two calls is refused as expired
    Spec: Authentication / Bearer tokens

    @slow-real-time
    Example: Two minutes before its end and two minutes after it
      When it is 2 minutes before the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When it is 2 minutes after the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekends"
      Then it is refused with HTTP status 401
      When the client with the token "unknown" updates "Main line" with description "Weekends"
      Then every refused update has a different WWW-Authenticate challenge

    @needs-clock
    Example: One second before its end and one second after it
      When it is 1 second before the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When it is 1 second after the token "T" expires
      And the client with the token "T" updates "Main line" with description "Weekends"
      Then it is refused with HTTP status 401
      When the client with the token "unknown" updates "Main line" with description "Weekends"
      Then every refused update has a different WWW-Authenticate challenge

    @needs-clock
    Example: Of a token that is issued in the middle of a minute
      Given 17 seconds pass
      And the client has the token "second"
      When it is 1 second before the token "second" expires
      And the client with the token "second" updates "Main line" with description "Weekdays"
      Then it is accepted with HTTP status 200
      When it is 1 second after the token "second" expires
      And the client with the token "second" updates "Main line" with description "Weekends"
      Then it is refused with HTTP status 401

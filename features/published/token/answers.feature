@token
Feature: What the token service publishes
  Clients read its refusals, and write the type of their form in different ways.

  @PUB-TOKEN-REFUSE-01 @published
  Rule: Wrong credentials are refused in the published form

    Example: A secret that is wrong
      When the client asks to request a token with the Basic credentials "{key}:wrong"
      Then it is refused with HTTP status 401
      And "type" of the answer is text that is not empty
      And "title" of the answer is text that is not empty
      And "detail" of the answer is text that is not empty

  @PUB-TOKEN-FORM-01 @published
  Rule: The form is taken with and without its character set

    Scenario Outline: A form labelled <TYPE>
      When the client asks to request a token with:
        | Content-Type | <TYPE> |
      Then it is accepted with HTTP status 200

      Examples:
        | TYPE                                             |
        | application/x-www-form-urlencoded                |
        | application/x-www-form-urlencoded; charset=UTF-8 |
        | application/x-www-form-urlencoded;charset=utf-8  |
        | APPLICATION/X-WWW-FORM-URLENCODED                |

  @PUB-TOKEN-THROTTLE-01 @published @needs-accounts @needs-clock
  Rule: More tokens than the bucket of a project holds are refused until it has filled again

    Example: Thirty at once and ten a second
      Given the platform allows 30 tokens at once and 10 a second
      When the client asks 30 times to request a token
      Then it is accepted with HTTP status 200
      When the client asks to request a token
      Then it is refused with HTTP status 429
      When 100 milliseconds pass
      And the client asks to request a token
      Then it is accepted with HTTP status 200

    Example: A tenth of a second fills in one token and no more
      Given the platform allows 2 tokens at once and 10 a second
      When the client asks 2 times to request a token
      Then it is accepted with HTTP status 200
      When 100 milliseconds pass
      And the client asks to request a token
      Then it is accepted with HTTP status 200
      When the client asks to request a token
      Then it is refused with HTTP status 429

    Example: A bucket that has rested for an hour holds no more
      Given the platform allows 2 tokens at once and 10 a second
      When 1 hour passes
      And the client asks 2 times to request a token
      Then it is accepted with HTTP status 200
      When the client asks to request a token
      Then it is refused with HTTP status 429
      When another customer asks to request a token
      Then it is accepted with HTTP status 200

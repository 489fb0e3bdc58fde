@voice
Feature: How long the names of a voice service are
  Name and description of a service have limits, and a name at a limit is taken.

  @PUB-VOICE-LIMIT-01 @published
  Rule: The name of a service has 1 to 64 characters, its description at most 255

    Scenario Outline: <MOST> and <BEYOND> characters in <AT>, to <OPERATION>
      When the client asks to <OPERATION>, where "<AT>" is <MOST> characters long
      Then it is accepted
      When the client asks to <OPERATION>, where "<AT>" is <BEYOND> characters long
      Then it is refused with HTTP status 400

      Examples:
        | OPERATION              | AT           | MOST | BEYOND |
        | update a voice service | /name        |   64 |     65 |
        | update a voice service | /name        |    1 |      0 |
        | create a voice service | /description |  255 |    256 |
        | update a voice service | /description |  255 |    256 |

    Example: 64 and 65 characters of two UTF-16 units each
      When the client asks to update a voice service, where "/name" is "👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍"
      Then it is accepted
      When the client asks to update a voice service, where "/name" is "👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍👍"
      Then it is refused with HTTP status 400

    @needs-accounts
    Scenario Outline: <MOST> and <BEYOND> characters in a new name
      When the client asks to create a voice service, where "/name" is <MOST> characters long
      Then it is accepted with HTTP status 201
      When the client asks to create a voice service, where "/name" is <BEYOND> characters long
      Then it is refused with HTTP status 400

      Examples:
        | MOST | BEYOND |
        |   64 |     65 |
        |    1 |      0 |

@voice
Feature: How requests about voice services are refused
  Credentials, projects and services that are wrong are refused with a status of their own.

  @PUB-VOICE-REFUSE-01 @published
  Rule: Without good credentials an answer has HTTP status 401 and a challenge

    Scenario Outline: A request to <OPERATION> without good credentials
      When the client asks to <OPERATION> without credentials
      Then it is refused with HTTP status 401
      And the answer comes with "WWW-Authenticate" set to "[any text]"

      Examples:
        | OPERATION              |
        | list voice services    |
        | create a voice service |
        | read a voice service   |
        | update a voice service |
        | delete a voice service |

  @PUB-VOICE-REFUSE-02 @published @needs-accounts
  Rule: A service of another project is refused with HTTP status 403

    Scenario Outline: A request to <OPERATION> of another project
      When another customer asks to <OPERATION> for the account's made voice service
      Then it is refused with HTTP status 403
      When the client asks to <OPERATION> for the account's made voice service
      Then it is accepted

      Examples:
        | OPERATION              |
        | read a voice service   |
        | update a voice service |
        | delete a voice service |

  @PUB-VOICE-REFUSE-03 @published
  Rule: A service that does not exist is refused with HTTP status 404

    Scenario Outline: A request to <OPERATION> that does not exist
      When the client asks to <OPERATION> for the id "3f0c7b1e-6d0a-4f7e-9a55-0d5b8c1e2f34"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION              |
        | read a voice service   |
        | update a voice service |
        | delete a voice service |

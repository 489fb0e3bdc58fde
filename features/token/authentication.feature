@token
Feature: Keys that the token service accepts
  A token is issued for the key id and the key secret of a project, and for nothing else.

  @TOK-06
  Rule: A wrong key id or key secret gets HTTP status 401 and no token
    Spec: Errors / HTTP-level

    @core @smoke
    Scenario Outline: Basic credentials with <WHAT>
      When the client asks to request a token with the Basic credentials "<CREDENTIALS>"
      Then it is refused with HTTP status 401
      And the answer does not contain "access_token"

      Examples:
        | WHAT                           | CREDENTIALS                                   |
        | a wrong secret                 | {key}:nonsense                                |
        | a secret that lacks its end    | {key}:{secret without its last character}     |
        | a secret with something behind | {key}:{secret}x                               |
        | no secret                      | {key}:                                        |
        | a secret in another case       | {key}:{secret in another case}                |
        | a secret begun otherwise       | {key}:{secret with another first character}   |
        | a secret ended otherwise       | {key}:{secret with another last character}    |
        | a blank before its secret      | {key}:{space}{secret}                         |
        | a sign behind its secret       | {key}:{secret}-                               |
        | an unknown key id              | 8a7c4c3e-5f0b-4e21-9c55-1d8e37a0b9f4:{secret} |
        | key id and secret swapped      | {secret}:{key}                                |
        | an empty key id and secret     | :                                             |

    Example: A wrong secret after a good one
      Given the client has the token "earlier"
      When the client asks to request a token with the Basic credentials "{key}:nonsense"
      Then it is refused with HTTP status 401
      And the answer does not contain "access_token"

    Example: A good secret after a wrong one
      When the client asks to request a token with the Basic credentials "{key}:nonsense"
      Then it is refused with HTTP status 401
      When the client asks to request a token with the Basic credentials "{key}:{secret}"
      Then it is accepted with HTTP status 200

    Example: The secret of another project
      When the client asks to request a token with the Basic credentials "{key}:{foreign secret}"
      Then it is refused with HTTP status 401
      And the answer does not contain "access_token"

    Example: No credentials
      When the client asks to request a token without credentials
      Then it is refused with HTTP status 401
      And the answer does not contain "access_token"

    Example: An earlier token instead of the key
      When the client asks to request a token with the Authorization header "Bearer {token}"
      Then it is refused with HTTP status 401
      And the answer does not contain "access_token"

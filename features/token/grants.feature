@token
Feature: Grants that the token service takes
  A token is given for the grant of client credentials.

  @TOK-07 @reading
  Rule: Only the grant_type client_credentials gets a token
    Spec: Endpoints / Token service

    @core
    Scenario Outline: The form is <WHAT>
      When the client asks to request a token with this body:
        """
        <FORM>
        """
      Then it is refused
      And the answer does not contain "access_token"

      Examples:
        | WHAT                         | FORM                                      |
        | that of the password grant   | grant_type=password&username=u&password=p |
        | that of the code grant       | grant_type=authorization_code&code=c      |
        | one with an empty grant      | grant_type=                               |
        | one without a grant          | scope=                                    |
        | one with a grant in capitals | grant_type=CLIENT_CREDENTIALS             |
        | one that names it elsewhere  | grant=client_credentials                  |
        | empty                        |                                           |

    Example: Another grant after a good one
      Given the client has the token "earlier"
      When the client asks to request a token with this body:
        """
        grant_type=password&username=u&password=p
        """
      Then it is refused
      And the answer does not contain "access_token"

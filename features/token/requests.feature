@token
Feature: What the token service asks for
  A token is given for a form that names the grant of client credentials.

  Rule: Only the grant_type client_credentials gets a token
    Spec: Endpoints / Token service

    @TOK-07 @reading
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

  Rule: The token service reads a form
    Spec: Endpoints / Token service

    @TOK-12 @reading
    Example: A form with percent escapes
      When the client asks to request a token with this body:
        """
        grant%5Ftype=client%5Fcredentials
        """
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text that is not empty

    @TOK-12 @reading
    Scenario Outline: The form is labelled <TYPE>
      When the client asks to request a token with a body labelled "<TYPE>"
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text that is not empty

      Examples:
        | TYPE                                             |
        | application/x-www-form-urlencoded                |
        | application/x-www-form-urlencoded; charset=UTF-8 |

    @TOK-12 @observe
    Example: JSON instead of a form
      When the client asks to request a token with:
        | Content-Type | application/json                    |
        | BODY         | {"grant_type":"client_credentials"} |
      Then the platform's answer is recorded

    @TOK-12 @observe
    Example: A form in several parts
      When the client asks to request a token with:
        | Content-Type | multipart/form-data; boundary=b                                                        |
        | BODY         | --b\nContent-Disposition: form-data; name="grant_type"\n\nclient_credentials\n--b--\n |
      Then the platform's answer is recorded

  Rule: The key is in the Authorization header
    Spec: Endpoints / Token service

    @TOK-08 @observe
    Example: The key stands in the form instead of the Authorization header
      When the client asks to request a token with:
        | CREDENTIALS | none                                                                                            |
        | BODY        | grant_type=client_credentials&client_id={project key}&client_secret={project secret} |
      Then the platform's answer is recorded

@token
Feature: Forms that the token service reads
  A token is asked for in a form.

  @TOK-12
  Rule: The token service reads a form
    Spec: Endpoints / Token service

    @core @reading
    Example: A form with percent escapes
      When the client asks to request a token with this body:
        """
        grant%5Ftype=client%5Fcredentials
        """
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text that is not empty

    @reading
    Scenario Outline: The form is labelled <TYPE>
      When the client asks to request a token with:
        | Content-Type | <TYPE> |
      Then it is accepted with HTTP status 200
      And "access_token" of the answer is text that is not empty

      Examples:
        | TYPE                                             |
        | application/x-www-form-urlencoded                |
        | application/x-www-form-urlencoded; charset=UTF-8 |

    @observe
    Example: JSON instead of a form
      When the client asks to request a token with:
        | Content-Type | application/json                    |
        | BODY         | {"grant_type":"client_credentials"} |
      Then the platform's answer is recorded

    @observe
    Example: A form in several parts
      When the client asks to request a token with:
        | Content-Type | multipart/form-data; boundary=b                                                       |
        | BODY         | --b\nContent-Disposition: form-data; name="grant_type"\n\nclient_credentials\n--b--\n |
      Then the platform's answer is recorded

  @TOK-08 @observe
  Rule: The key is in the Authorization header
    Spec: Endpoints / Token service

    Example: The key is in the form instead of the Authorization header
      When the client asks to request a token with:
        | CREDENTIALS | none                                                                                 |
        | BODY        | grant_type=client_credentials&client_id={project key}&client_secret={project secret} |
      Then the platform's answer is recorded

@token
Feature: What the document leaves open about the token service
  Besides wrong credentials there are other ways to get no token.

  @SIL-OTH-02 @observe
  Rule: Which errors the token service returns besides HTTP status 401 is left open
    Spec: Endpoints / Token service

    Scenario Outline: The error for a wrong form: <WHAT>
      When the client asks to request a token with this body:
        """
        <FORM>
        """
      Then the form of the answer is recorded

      Examples:
        | WHAT                | FORM                                                        |
        | Another grant       | grant_type=password                                         |
        | No grant            | scope=all                                                   |
        | A grant named twice | grant_type=client_credentials&grant_type=client_credentials |
        | A scope             | grant_type=client_credentials&scope=voice                   |

    Example: Not a form
      When the client asks to request a token with:
        | Content-Type | application/json |
      Then the form of the answer is recorded

    Example: A wrong method
      When the client asks to request a token with:
        | METHOD | GET |
      Then the form of the answer is recorded

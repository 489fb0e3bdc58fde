@token
Feature: What the document leaves open about the token service
  Besides wrong credentials there are other ways to get no token.

  Rule: Which errors the token service returns besides HTTP status 401 is left open
    Spec: Endpoints / Token service

    @SIL-OTH-02 @observe
    Scenario Outline: <WHAT>
      When the client asks to request a token with this body:
        """
        <FORM>
        """
      Then the form of the answer is recorded

      Examples:
        | WHAT                | FORM                                                    |
        | Another grant       | grant_type=password                                     |
        | No grant            | scope=all                                               |
        | A grant named twice | grant_type=client_credentials&grant_type=client_credentials |
        | A scope             | grant_type=client_credentials&scope=voice               |

    @SIL-OTH-02 @observe
    Example: Not a form
      When the client asks to request a token with:
        | Content-Type | application/json |
      Then the form of the answer is recorded

    @SIL-OTH-02 @observe
    Example: A path that is none
      When the client asks to request a token with:
        | METHOD | GET |
      Then the form of the answer is recorded

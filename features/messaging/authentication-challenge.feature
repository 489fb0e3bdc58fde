@messaging
Feature: How the messaging API explains a refusal
  The document asks for a WWW-Authenticate header where bearer tokens are used and is silent elsewhere.

  Rule: Which challenges there are beside Basic and HMAC is left open
    Spec: Authentication / Bearer tokens

    @BEARER-02 @observe
    Example: A submit without credentials
      When the account asks to submit a message without credentials
      Then the challenge of the answer is recorded

@client
Feature: Opt-ins that the client keeps
  The platform does not ask for opt-ins, so the client itself keeps track of them.

  @OPTIN-04
  Rule: A customer's own contact is an opt-in for 24 hours
    Spec: Opt-in rules for the messaging-app channel

    Example: A second before the end
      Given the client's platform has:
        | a customer | who has written to the client |
      When 23 hours 59 minutes 59 seconds pass for the client
      And the client sends 1 customer message
      Then the client has sent exactly 1 customer message

    Example: A second after the end
      Given the client's platform has:
        | a customer | who has written to the client |
      When the client sends 1 customer message
      Then the client has sent exactly 1 customer message
      When 24 hours 1 second pass for the client
      And the client sends 1 customer message
      Then the client has sent exactly 1 customer message

    @observe
    Example: The end itself
      Given the client's platform has:
        | a customer | who has written to the client |
      When 24 hours pass for the client
      And the client sends 1 customer message
      Then the outcome is recorded

  @OPTIN-02 @observe
  Rule: The client has an opt-in for everybody it writes to
    Spec: Opt-in rules for the messaging-app channel

    Example: A customer who never wrote nor opted in
      When the client sends 1 customer message
      Then the outcome is recorded

  @OPTIN-03 @observe
  Rule: An opt-in over another channel comes before the first message of a business
    Spec: Opt-in rules for the messaging-app channel

    Example: A customer who opted in
      Given the client's platform has:
        | a customer | who has opted in over another channel |
      When the client sends 1 customer message
      Then the outcome is recorded

@client
Feature: Opt-ins that the client keeps
  The platform asks nobody, so the client itself minds who has opted in.

  Rule: A customer's own contact is an opt-in for 24 hours
    Spec: Opt-in rules for the messaging-app channel

    @OPTIN-04
    Example: A second before the end
      Given the client's platform has:
        | a customer | who has written to the client |
      When 23 hours 59 minutes 59 seconds pass for the client
      And the client sends 1 message to the customer
      Then the client has sent exactly 1 message to the customer

    @OPTIN-04
    Example: A second after the end
      Given the client's platform has:
        | a customer | who has written to the client |
      When the client sends 1 message to the customer
      Then the client has sent exactly 1 message to the customer
      When 24 hours 1 second pass for the client
      And the client sends 1 message to the customer
      Then the client has sent exactly 1 message to the customer

    @OPTIN-04 @observe
    Example: The end itself
      Given the client's platform has:
        | a customer | who has written to the client |
      When 24 hours pass for the client
      And the client sends 1 message to the customer
      Then the messages to the customer are recorded

  Rule: The client has an opt-in for everybody it writes to
    Spec: Opt-in rules for the messaging-app channel

    @OPTIN-02 @observe
    Example: A customer who never wrote nor opted in
      When the client sends 1 message to the customer
      Then the messages to the customer are recorded

  Rule: An opt-in over another channel comes before the first message of a business
    Spec: Opt-in rules for the messaging-app channel

    @OPTIN-03 @observe
    Example: A customer who opted in
      Given the client's platform has:
        | a customer | who has opted in over another channel |
      When the client sends 1 message to the customer
      Then the messages to the customer are recorded

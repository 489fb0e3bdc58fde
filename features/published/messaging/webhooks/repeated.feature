@messaging
Feature: Webhooks that an account has already
  An account has one webhook for a url and a method, and not too many of them.

  @PUB-HOOK-TWICE-01 @published
  Rule: An account has one webhook for a url and a method

    Example: The same webhook is made twice
      When the client asks to create a webhook
      Then it is accepted with HTTP status 201
      When the client repeats the request
      Then it is refused with HTTP status 409
      And the answer includes {"message": "A webhook with the given url and method already exists."}

    Example: The same url with another method is another webhook
      When the client asks to create a webhook, where "/url" is "https://receiver.example/twice"
      And the client asks to create a webhook with this body:
        """
        {"url": "https://receiver.example/twice", "method": "PUT", "encoding": "JSON", "events": ["RECEIVED_SMS"]}
        """
      Then it is accepted with HTTP status 201

    @needs-accounts
    Example: Another customer has the same url, and then the webhook is deleted and made again
      When the client asks to create a webhook, where "/url" is "https://receiver.example/twice"
      And the client takes what was made as the webhook
      And another customer asks to create a webhook, where "/url" is "https://receiver.example/twice"
      Then it is accepted with HTTP status 201
      When the client asks to delete a webhook
      And the client asks to create a webhook, where "/url" is "https://receiver.example/twice"
      Then it is accepted with HTTP status 201

  @PUB-HOOK-MOST-01 @published @needs-accounts
  Rule: An account has at most 150 webhooks

    Example: One more than 150
      When the client asks 149 times to create a webhook
      And the client asks to create a webhook
      Then it is accepted with HTTP status 201
      When the client asks to create a webhook
      Then it is refused with HTTP status 400
      And the answer includes {"message": "Maximum number of webhooks (150) reached"}
      When another customer asks to create a webhook
      Then it is accepted with HTTP status 201

    Example: One more than half of that, after as many were deleted
      When the client asks 75 times to create a webhook
      And the client asks to delete a webhook for each webhook made
      And the client asks 75 times to create a webhook
      And the client asks to create a webhook
      Then it is accepted with HTTP status 201

@messaging @needs-accounts
Feature: What answers show of webhooks
  A client finds a webhook as it made or changed it.

  Rule: A webhook is shown with everything that it has

    @PUB-HOOK-CHANGE-01 @published
    Example: Everything is changed
      When the client asks to create a webhook with this body:
        """
        {"url": "https://receiver.example/before", "method": "POST", "encoding": "JSON", "events": ["FAILED_DR"], "read_timeout": 3210, "retries": 4, "retry_delay": 33}
        """
      And the client takes what was made as the webhook
      And the client asks to change a webhook with this body:
        """
        {"url": "https://receiver.example/Åsa?for=a&to=b", "method": "PUT", "encoding": "XML", "events": ["OPT_OUT_SMS", "FAILED_DR", "EXPIRED_DR"],
         "headers": {"X-Team": "blue", "X-Shift": "night"}, "template": "<a>$content 🙂 1 + 1 & 2</a>"}
        """
      Then the answer includes {"url": "https://receiver.example/Åsa?for=a&to=b", "method": "PUT", "encoding": "XML", "headers": {"X-Team": "blue", "X-Shift": "night"}, "template": "<a>$content 🙂 1 + 1 & 2</a>", "read_timeout": 3210, "retries": 4, "retry_delay": 33}
      When the client asks to list webhooks
      Then the answer includes {"page": 0, "pageData": [{"url": "https://receiver.example/Åsa?for=a&to=b", "method": "PUT", "encoding": "XML", "headers": {"X-Team": "blue", "X-Shift": "night"}, "template": "<a>$content 🙂 1 + 1 & 2</a>", "read_timeout": 3210, "retries": 4, "retry_delay": 33}]}

    @PUB-HOOK-FORM-01 @published
    Example: Two webhooks differ in everything
      When the client asks to create a webhook with this body:
        """
        {"url": "https://receiver.example/first", "method": "POST", "encoding": "JSON", "events": ["FAILED_DR"], "template": "one"}
        """
      And the client asks to create a webhook with this body:
        """
        {"url": "https://receiver.example/second?for=a&to=%41sa", "method": "PUT", "encoding": "XML", "events": ["EXPIRED_DR"], "headers": {"X-Team": "blue"},
         "template": "<parcel>The parcel with the winter coat is on its way from Borås + back & reaches the shop on Thursday 🙂; bring the code, a card with a name on it, and a bag</parcel>", "read_timeout": 4321, "retries": 2, "retry_delay": 21}
        """
      Then it is accepted with HTTP status 201
      When the client asks to list webhooks
      Then the answer contains "https://receiver.example/first"
      And the answer contains "https://receiver.example/second?for=a&to=%41sa"

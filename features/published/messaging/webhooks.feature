@messaging
Feature: What is published of webhooks
  Programs that manage webhooks rely on the shapes, refusals and pages of these operations.

  Rule: Operations on webhooks answer with the published HTTP status and form
    Spec: Published: webhooks

    @PUB-HOOK-FORM-01 @published
    Scenario Outline: The client asks to <OPERATION>
      When the client asks to <OPERATION>
      Then it is accepted with HTTP status <STATUS>

      Examples:
        | OPERATION        | STATUS |
        | create a webhook | 201    |
        | list webhooks    | 200    |
        | change a webhook | 200    |
        | delete a webhook | 204    |

    @PUB-HOOK-FORM-01 @published
    Example: A webhook is made with everything it can have
      When the client asks to create a webhook with this body:
        """
        {"url": "https://receiver.example/every-member", "method": "PUT", "encoding": "XML", "events": ["OPT_OUT_SMS", "FAILED_DR"],
         "headers": {"X-Team": "blue"}, "template": "<a/>", "read_timeout": 300, "retries": 4, "retry_delay": 30}
        """
      Then it is accepted with HTTP status 201
      And the answer includes {"url": "https://receiver.example/every-member", "method": "PUT", "encoding": "XML", "events": ["OPT_OUT_SMS", "FAILED_DR"], "headers": {"X-Team": "blue"}, "template": "<a/>", "read_timeout": 300, "retries": 4, "retry_delay": 30}

    @PUB-HOOK-FORM-01 @published
    Example: A webhook that names no patience is not repeated
      When the client asks to create a webhook
      Then it is accepted with HTTP status 201
      And the answer includes {"retries": 0, "read_timeout": 20000}

  Rule: An account has one webhook for a url and a method
    Spec: Published: webhooks

    @PUB-HOOK-TWICE-01 @published
    Example: The same webhook is made twice
      When the client asks to create a webhook
      Then it is accepted with HTTP status 201
      When the client repeats the request
      Then it is refused with HTTP status 409
      And the answer includes {"message": "A webhook with the given url and method already exists."}

    @PUB-HOOK-TWICE-01 @published
    Example: The same url with another method is another webhook
      When the client asks to create a webhook, where "/url" is "https://receiver.example/twice"
      And the client asks to create a webhook with this body:
        """
        {"url": "https://receiver.example/twice", "method": "PUT", "encoding": "JSON", "events": ["RECEIVED_SMS"]}
        """
      Then it is accepted with HTTP status 201

    @PUB-HOOK-TWICE-01 @published @needs-accounts
    Example: Another customer has the same url
      When the client asks to create a webhook, where "/url" is "https://receiver.example/twice"
      And another customer asks to create a webhook, where "/url" is "https://receiver.example/twice"
      Then it is accepted with HTTP status 201

  Rule: An account has at most 150 webhooks
    Spec: Published: webhooks

    @PUB-HOOK-MOST-01 @published @needs-accounts
    Example: One more than 150
      When the client asks 149 times to create a webhook
      And the client asks to create a webhook
      Then it is accepted with HTTP status 201
      When the client asks to create a webhook
      Then it is refused with HTTP status 400
      And the answer includes {"message": "Maximum number of webhooks (150) reached"}
      When another customer asks to create a webhook
      Then it is accepted with HTTP status 201

  Rule: The pages of an account's webhooks are counted from 0 and hold each webhook once
    Spec: Published: webhooks

    @PUB-HOOK-PAGE-01 @published @needs-accounts
    Scenario Outline: Seven webhooks, <SIZE> to a page
      When the client asks 7 times to create a webhook
      And the client goes through the pages of list webhooks, <SIZE> at a time
      Then each webhook made is on exactly one page of at most <SIZE>
      When another customer goes through the pages of list webhooks, <SIZE> at a time
      Then no webhook made is on any page

      Examples:
        | SIZE |
        | 1    |
        | 3    |
        | 7    |

    @PUB-HOOK-PAGE-01 @published
    Example: A page tells its place and its size
      When the client asks to list webhooks with the query "page=2&page_size=5"
      Then it is accepted with HTTP status 200
      And the answer includes {"page": 2, "pageSize": 5}

    @PUB-HOOK-PAGE-01 @published
    Scenario Outline: Nobody breaks the list with the query <QUERY>
      When the client asks to list webhooks with the query "<QUERY>"
      Then it is answered with HTTP status 200 or 400

      Examples:
        | QUERY                       |
        | page=0&page_size=0          |
        | page=-1&page_size=10        |
        | page=one&page_size=ten      |
        | page=0&page_size=1000000000 |
        | page=99999999999999999999   |
        | page=0&page=1               |
        | colour=green                |

  Rule: A change takes what it names and leaves the rest as it was
    Spec: Published: webhooks

    @PUB-HOOK-CHANGE-01 @published
    Scenario Outline: The change <BODY>
      When the client asks to create a webhook
      And the client asks to change a webhook with this body:
        """
        <BODY>
        """
      Then it is accepted with HTTP status 200
      And the answer includes <AFTER>

      Examples:
        | BODY                                 | AFTER                                                                                             |
        | {"method": "PUT"}                    | {"method": "PUT", "encoding": "JSON", "events": ["RECEIVED_MMS"]}                                 |
        | {"encoding": "XML"}                  | {"method": "POST", "encoding": "XML", "events": ["RECEIVED_MMS"]}                                 |
        | {"events": ["EXPIRED_DR"]}           | {"method": "POST", "encoding": "JSON", "events": ["EXPIRED_DR"]}                                  |
        | {"template": "x", "encoding": null}  | {"template": "x", "encoding": "JSON", "events": ["RECEIVED_MMS"]}                                 |
        | {"headers": {"X-Team": "red"}}       | {"headers": {"X-Team": "red"}, "method": "POST", "encoding": "JSON", "events": ["RECEIVED_MMS"]}  |

    @PUB-HOOK-CHANGE-01 @published
    Scenario Outline: Nothing is changed by <BODY>
      When the client asks to change a webhook with this body:
        """
        <BODY>
        """
      Then it is refused with HTTP status 400

      Examples:
        | BODY                          |
        | {}                            |
        | {"url": null, "method": null} |
        | {"events": []}                |
        | {"url": "ftp://files.example"} |
        | {"method": "FETCH"}           |

  Rule: A webhook that the account does not have is not found
    Spec: Published: webhooks

    @PUB-HOOK-UNKNOWN-01 @published
    Scenario Outline: The client asks to <OPERATION> for <ID>
      When the client asks to <OPERATION> for the id "<ID>"
      Then it is refused with HTTP status 404

      Examples:
        | OPERATION        | ID                                   |
        | change a webhook | 00000000-0000-4000-8000-000000000000 |
        | change a webhook | :webhookId                           |
        | delete a webhook | 00000000-0000-4000-8000-000000000000 |
        | delete a webhook | not-an-id                            |

    @PUB-HOOK-UNKNOWN-01 @published @needs-accounts
    Scenario Outline: Another customer asks to <OPERATION> of the account
      When another customer asks to <OPERATION> for the account's webhook
      Then it is refused with HTTP status 404
      When the client asks to <OPERATION> for the account's webhook
      Then it is accepted

      Examples:
        | OPERATION        |
        | change a webhook |
        | delete a webhook |

@messaging
Feature: What a webhook may be
  A mistake in a webhook is refused on creation, not discovered by events that never arrive.

  Rule: The url of a webhook is an http address with a host name of RFC 1123
    Spec: Published: webhooks

    @PUB-HOOK-URL-01 @published
    Scenario Outline: The url <URL>
      When the client asks to create a webhook, where "/url" is "<URL>"
      Then it is refused with HTTP status 400
      And the answer includes {"message": "Bad Request", "details": ["/url: Not a valid http url"]}

      Examples:
        | URL                        |
        | ftp://files.example        |
        | https://-invalid.com       |
        | https://invalid-.com       |
        | https://invalid_.com       |
        | https:///path              |
        | https://:/path             |
        | http://.example.com        |
        | http://example..com        |
        | http://exa mple.com        |
        | https://example.com/a path |
        | receiver.example/path      |
        | javascript:alert(1)        |

    @PUB-HOOK-URL-01 @published
    Scenario Outline: The good url <URL>
      When the client asks to create a webhook, where "/url" is "<URL>"
      Then it is accepted with HTTP status 201

      Examples:
        | URL                                         |
        | http://receiver.example                     |
        | https://3com.receiver-1.example:8443/a%20b?c=1 |
        | https://receiver.example/in?c=$mtContent    |
        | http://192.0.2.7/in                         |

  Rule: A webhook says where it goes, how, in which encoding and for which events
    Spec: Published: webhooks

    @PUB-HOOK-REQUIRED-01 @published
    Scenario Outline: A webhook without <MEMBER>
      When the client asks to create a webhook, where "<MEMBER>" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "<MEMBER>"

      Examples:
        | MEMBER    |
        | /url      |
        | /method   |
        | /encoding |
        | /events   |

    @PUB-HOOK-REQUIRED-01 @published
    Scenario Outline: A webhook with <VALUE> as <MEMBER>
      When the client asks to create a webhook, where "<MEMBER>" is '<VALUE>'
      Then it is refused with HTTP status 400
      And the refusal points to "<MEMBER>"

      Examples:
        | MEMBER        | VALUE              |
        | /method       | HEAD               |
        | /method       | post               |
        | /method       | 7                  |
        | /encoding     | YAML               |
        | /encoding     | null               |
        | /events       | []                 |
        | /events       | DELIVERED_DR       |
        | /url          | 7                  |
        | /headers      | ["X-Team"]         |
        | /headers      | {"X-Team": 7}      |
        | /template     | {"a": 1}           |
        | /retries      | two                |

  Rule: An event that does not exist is refused by its name
    Spec: Published: webhooks

    @PUB-HOOK-EVENT-01 @published
    Scenario Outline: The events <EVENTS>
      When the client asks to create a webhook, where "/events" is '<EVENTS>'
      Then it is refused with HTTP status 400
      And the answer includes {"details": ["<DETAIL>"]}

      Examples:
        | EVENTS                            | DETAIL                                |
        | ["RECEIVED_123"]                  | /events/0: [RECEIVED_123] is invalid  |
        | ["DELIVERED_DR", "delivered_dr"]  | /events/1: [delivered_dr] is invalid  |

    @PUB-HOOK-EVENT-01 @published
    Scenario Outline: The event <EVENT> exists
      When the client asks to create a webhook, where "/events" is '["<EVENT>"]'
      Then it is accepted with HTTP status 201

      Examples:
        | EVENT        |
        | RECEIVED_SMS |
        | OPT_OUT_SMS  |
        | RECEIVED_MMS |
        | ENROUTE_DR   |
        | EXPIRED_DR   |
        | REJECTED_DR  |
        | FAILED_DR    |
        | DELIVERED_DR |
        | SUBMITTED_DR |

  Rule: The timeout, the retries and the retry delay of a webhook have limits
    Spec: Published: webhooks

    @PUB-HOOK-LIMIT-01 @published
    Scenario Outline: <MEMBER> is <VALUE>
      When the client asks to create a webhook, where "<MEMBER>" is "<VALUE>"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER        | VALUE | STATUS |
        | /read_timeout | 0     | 400    |
        | /read_timeout | 1     | 201    |
        | /read_timeout | 60000 | 201    |
        | /read_timeout | 60001 | 400    |
        | /retries      | -1    | 400    |
        | /retries      | 0     | 201    |
        | /retries      | 5     | 201    |
        | /retries      | 6     | 400    |
        | /retry_delay  | 4     | 400    |
        | /retry_delay  | 5     | 201    |
        | /retry_delay  | 60    | 201    |
        | /retry_delay  | 61    | 400    |

  Rule: A url and the value of a header have at most 1000 characters, the name of a header 200
    Spec: Published: webhooks

    @PUB-HOOK-LIMIT-02 @published
    Scenario Outline: <MEMBER> has <LENGTH> characters
      When the client asks to create a webhook, where "<MEMBER>" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | MEMBER          | LENGTH | STATUS |
        | /url            | 1000   | 201    |
        | /url            | 1001   | 400    |
        | /headers/X-Team | 1000   | 201    |
        | /headers/X-Team | 1001   | 400    |

    @PUB-HOOK-LIMIT-02 @published
    Scenario Outline: The name of a header has <LENGTH> characters
      When the client asks to create a webhook, where "/headers" has a name of <LENGTH> characters
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        | 200    | 201    |
        | 201    | 400    |

    @PUB-HOOK-LIMIT-02 @published
    Example: What is too long is pointed to
      When the client asks to create a webhook, where "/headers/X-Team" is 1001 characters long
      Then it is refused with HTTP status 400
      And the refusal points to "/headers"

  Rule: A webhook does not name its own Content-Type
    Spec: Published: webhooks

    @PUB-HOOK-TYPE-01 @published
    Scenario Outline: The header <NAME>
      When the client asks to create a webhook, where "/headers/<NAME>" is "text/plain"
      Then it is answered with HTTP status <STATUS>

      Examples:
        | NAME           | STATUS |
        | Content-Type   | 400    |
        | content-type   | 400    |
        | X-Content-Type | 201    |

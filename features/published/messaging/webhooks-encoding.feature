@messaging @needs-callbacks
Feature: What webhooks look like on their way
  A receiver of JSON, forms or XML gets its own format, and the headers it asked for.

  Rule: What a webhook sends is in its encoding and says so
    Spec: Published: webhooks

    @PUB-HOOK-ENCODING-01 @published
    Scenario Outline: A webhook in <encoding>
      Given the account has the webhook:
        | RECEIVER | events           | encoding   |
        | home     | ["DELIVERED_DR"] | <encoding> |
      When the account sends "1 < 2 & 3" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has:
        | MEDIA TYPE | <TYPE> |
      And everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | encoding     | TYPE                              | TEXT                                                                                    |
        | JSON         | application/json                  | (?=.*message_id.{3}{first})(?=.*1 < 2 & 3)[{].*[}]                                      |
        | FORM_ENCODED | application/x-www-form-urlencoded | (?=.*message_id={first})(?=.*=1([+]\|%20)%3C).*                                         |
        | XML          | application/xml                   | (?=.*<message_id>{first}</message_id>)(?=.*>1 &(lt\|#60\|#x3C);)(?!.*</[^>]+>[^< ])<.*> |

    @PUB-HOOK-ENCODING-01 @published
    Scenario Outline: Metadata under odd names in <encoding>
      Given the account has the webhook:
        | RECEIVER | events           | encoding   |
        | home     | ["DELIVERED_DR"] | <encoding> |
      When the account sends in one request:
        | NAME  | RECEIVER | content | destination_number | metadata                                     |
        | first | nowhere  | Hello   | +46700000001       | {"team": "blue", "1st a": "x1", "b 2": "x2"} |
      Then everything at the receiver "home" reads like '<TEXT>'

      Examples:
        | encoding     | TEXT                                                                                                       |
        | JSON         | (?=.*"team": ?"blue")(?=.*"1st a": ?"x1")(?=.*"b 2": ?"x2")[{].*[}]                                        |
        | FORM_ENCODED | (?=.*team[^&=]*=blue)(?=.*1st[^&=]*=x1)(?=.*b[^&=]*2[^&=]*=x2)[^ ]*                                        |
        | XML          | (?=.*blue.*x1.*x2)(?!.*</[^>]+>[^< ])(<[/?]?[A-Za-z_][A-Za-z0-9_.:-]*( [A-Za-z_:]+="[^"<]*")*[/?]?>[^<]*)+ |

    @PUB-HOOK-ENCODING-01 @published
    Scenario Outline: A template of a webhook in <encoding>
      Given the account has the webhook:
        | RECEIVER | events           | encoding   | template   |
        | home     | ["DELIVERED_DR"] | <encoding> | <TEMPLATE> |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has:
        | MEDIA TYPE | <TYPE> |
      And everything at the receiver "home" reads like "<TEXT>"

      Examples:
        | encoding     | TEMPLATE          | TYPE                              | TEXT         |
        | FORM_ENCODED | text=$mtContent   | application/x-www-form-urlencoded | text=Hello   |
        | XML          | <t>$mtContent</t> | application/xml                   | <t>Hello</t> |

    @PUB-HOOK-HEADER-01 @published
    Example: A webhook with its own headers
      Given the account has the webhook:
        | RECEIVER | events           | headers                                   | template |
        | home     | ["DELIVERED_DR"] | {"X-Team":"blue","Authorization":"Key 7"} | {}       |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has:
        | X-Team        | blue             |
        | Authorization | Key 7            |
        | MEDIA TYPE    | application/json |

    @PUB-HOOK-HEADER-01 @published
    Scenario Outline: The header <NAME>, which belongs to the connection, does not keep the webhook away
      Given the account has the webhook:
        | RECEIVER | events           | headers                              | template         |
        | home     | ["DELIVERED_DR"] | {"X-Team":"blue","<NAME>":"<VALUE>"} | {"told":"whole"} |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" is {"told":"whole"}
      And everything at the receiver "home" has:
        | X-Team | blue |

      Examples:
        | NAME              | VALUE             |
        | Content-Length    | 3                 |
        | Transfer-Encoding | chunked           |
        | Connection        | X-Team            |
        | Keep-Alive        | timeout=1         |
        | Upgrade           | h2c               |
        | Expect            | 100-continue      |
        | host              | elsewhere.example |

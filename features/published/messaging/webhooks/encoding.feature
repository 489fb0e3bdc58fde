@messaging @needs-callbacks
Feature: What webhooks look like on their way
  A receiver of JSON, forms or XML gets its own format, and the headers it asked for.

  Rule: What a webhook sends is in its encoding and says so

    @PUB-HOOK-ENCODING-01 @published
    Scenario Outline: A webhook in <encoding>
      Given the account has the webhook:
        | RECEIVER | events           | encoding   |
        | home     | ["DELIVERED_DR"] | <encoding> |
      When the account sends "1 < 2 & 3" to "+46700000001" as "first", without a callback URL
      Then everything at the receiver "home" has:
        | MEDIA TYPE | <TYPE> |
      And everything at the receiver "home" reads like "[<FORM>]"
      And everything at the receiver "home" mentions '<ID>'
      And everything at the receiver "home" mentions "<TEXT>"

      Examples:
        | encoding     | TYPE                              | FORM            | ID                               | TEXT                     |
        | JSON         | application/json                  | a JSON object   | message_id":"{first}             |                1 < 2 & 3 |
        | FORM_ENCODED | application/x-www-form-urlencoded | a form          | message_id={first}               | =1[a blank in a form]%3C |
        | XML          | application/xml                   | an XML document | <message_id>{first}</message_id> | >1 [an escaped <]        |

    @PUB-HOOK-ENCODING-01 @published
    Scenario Outline: Metadata under odd names in <encoding>
      Given the account has the webhook:
        | RECEIVER | events           | encoding   |
        | home     | ["DELIVERED_DR"] | <encoding> |
      When the account sends in one request:
        | NAME  | RECEIVER | content | destination_number | metadata                                     |
        | first | nowhere  | Hello   |       +46700000001 | {"team": "blue", "1st a": "x1", "b 2": "x2"} |
      Then everything at the receiver "home" reads like "[<FORM>]"
      And everything at the receiver "home" mentions '<TEAM>'
      And everything at the receiver "home" mentions '<FIRST>'
      And everything at the receiver "home" mentions '<SECOND>'

      Examples:
        | encoding     | FORM            | TEAM                           | FIRST                         | SECOND                                        |
        | JSON         | a JSON object   | "team":[a blank, if any]"blue" | "1st a":[a blank, if any]"x1" | "b 2":[a blank, if any]"x2"                   |
        | FORM_ENCODED | a form          | team[the rest of a name]=blue  |    1st[the rest of a name]=x1 | b[the rest of a name]2[the rest of a name]=x2 |
        | XML          | an XML document | blue[any text]x1[any text]x2   | x1                            | x2                                            |

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

    @PUB-HOOK-HEADER-01 @published @needs-clock
    Example: A webhook with its own headers, which is sent again
      Given the receiver "home" answers "500" in turn
      And the account has the webhook:
        | RECEIVER | events       | retries | headers           | template.told |
        | home     | DELIVERED_DR |       5 | {"X-Team":"blue"} | whole         |
      When the account sends "Hello" to "+46700000001" as "first", without a callback URL
      And 1 hour passes
      Then the receiver "home" gets at least 2 notifications
      And everything at the receiver "home" has:
        | X-Team | blue |

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
        | Content-Length    |                 3 |
        | Transfer-Encoding | chunked           |
        | Connection        | X-Team            |
        | Keep-Alive        | timeout=1         |
        | Upgrade           | h2c               |
        | Expect            |      100-continue |
        | host              | elsewhere.example |

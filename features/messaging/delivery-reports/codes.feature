@messaging @needs-callbacks @needs-carrier @needs-clock
Feature: Report codes
  The report code says more than the status: what happened to a message, and at whose hands.

  @DR-CODE-01
  Rule: A report code is one of the thirty documented codes, written as a text
    Spec: Delivery report notification; Errors / Delivery report error_code

    Scenario Outline: A message is <OUTCOME>
      Given the carrier answers messages to "+46700000002" with:
        | AFTER    | status    | code |
        | 1 second | enroute   |  102 |
        | 1 second | submitted |  212 |
        | 1 second | expired   |  401 |
      When the account sends "Hello" to "<NUMBER>" as "first"
      And 1 minute passes
      Then "first" is reported <OUTCOME>
      And every report of "first" has:
        | error_code | one of 101, 102, 151, 200, 210, 211, 212, 213, 220, 221, 301, 302, 303, 304, 305, 320, 330, 331, 332, 333, 400, 401, 402, 403, 405, 410, 411, 412, 413, 414 |

      Examples:
        | OUTCOME   | NUMBER       |
        | delivered | +46700000001 |
        | expired   | +46700000002 |
        | failed    | +99900000001 |
        | rejected  | +61491570110 |

    @needs-accounts
    Example: A message waits for the morning
      Given social sending is switched on for the account
      And it is 2024-01-15T20:00:00Z
      When the account sends "Hello" to "+46700000001" as "held"
      And the clock reaches 2024-01-16T18:00:00Z
      Then "held" is reported delivered
      And every report of "held" has:
        | error_code | one of 101, 102, 151, 200, 210, 211, 212, 213, 220, 221, 301, 302, 303, 304, 305, 320, 330, 331, 332, 333, 400, 401, 402, 403, 405, 410, 411, 412, 413, 414 |

  @DR-CODE-02 @reading
  Rule: What happens to a message is reported with its own code
    Spec: Errors / Delivery report error_code

    Scenario Outline: Report code <CODE>: <MEANING>
      Given the carrier answers messages to "+46700000001" with:
        | AFTER    | status   | code   |
        | 1 second | <STATUS> | <CODE> |
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000002" as "other"
      And 1 minute passes
      Then "first" is reported <STATUS> with report code <CODE>
      But "other" is reported delivered

      Examples:
        | CODE | STATUS    | MEANING                                   |
        |  101 | enroute   | the platform works on it                  |
        |  102 | enroute   | rerouted after the first provider failed  |
        |  151 | enroute   | held for screening                        |
        |  200 | submitted | handed to the provider                    |
        |  210 | submitted | the provider accepted it                  |
        |  211 | submitted | the provider is delivering it             |
        |  212 | submitted | handed over, delivery pending             |
        |  213 | submitted | the provider scheduled it                 |
        |  220 | delivered | delivered                                 |
        |  221 | delivered | delivered to the handset                  |
        |  320 | expired   | its validity passed before it was sent    |
        |  401 | expired   | its validity passed before delivery       |
        |  301 | rejected  | the usage threshold is reached            |
        |  302 | rejected  | the platform blocks the destination       |
        |  303 | rejected  | the source is blocked                     |
        |  304 | rejected  | dropped, support knows why                |
        |  305 | rejected  | a duplicate                               |
        |  402 | rejected  | the provider rejected it                  |
        |  403 | rejected  | the provider skipped it                   |
        |  410 | rejected  | the source is invalid                     |
        |  411 | rejected  | the destination is invalid                |
        |  412 | rejected  | the destination is blocked                |
        |  413 | rejected  | the destination takes no messages         |
        |  414 | rejected  | the destination cannot be reached         |
        |  330 | failed    | the gateway failed                        |
        |  331 | failed    | discarded                                 |
        |  332 | failed    | no route to the destination               |
        |  333 | failed    | the source cannot be used for that number |
        |  400 | failed    | undeliverable                             |
        |  405 | failed    | the provider cancelled it                 |

    @needs-accounts
    Example: The account is over its usage threshold
      Given the allowances of the account are:
        | usage | 1 |
      When the account sends "Hello" to "+46700000001" as "first"
      And the account sends "Hello" to "+46700000002" as "refused"
      And 1 minute passes
      Then "first" is reported delivered
      But "refused" is reported rejected with report code 301
      And "refused" is never reported delivered

@messaging @needs-callbacks
Feature: Delivery reports on the wire
  A receiver can rely on the form of the reports that the platform sends it.

  @DR-BODY-01
  Rule: A delivery report is a JSON object that is POSTed with the documented members
    Spec: Delivery report notification; Events / Callbacks from the messaging API

    @smoke
    Example: A message with metadata is delivered
      When the account sends in one request:
        | NAME  | content     | destination_number | metadata.order |
        | first | Hello there |       +46700000001 |             42 |
      Then "first" is reported delivered
      And everything at the receiver has:
        | METHOD     | POST             |
        | MEDIA TYPE | application/json |
        | CONTENT    | object           |
      And every report of "first" has:
        | delivery_report_id | a UUID                     |
        | message_id         | a UUID                     |
        | status             | a text                     |
        | date_received      | a timestamp                |
        | submitted_date     | a timestamp, if present    |
        | callback_url       | a URL, if present          |
        | source_number      | a text, if present         |
        | delay              | a whole number, if present |
        | original_text      | a text, if present         |
        | vendor_account_id  | an object, if present      |
        | error_code         | a text, if present         |
        | metadata           | a map of texts, if present |

    Example: A message to a number without a route fails
      When the account sends "Hello" to "+99900000001" as "stranded"
      And the account sends "Hello" to "+46700000001" as "first"
      Then "first" is reported delivered
      But "stranded" is never reported delivered
      And everything at the receiver has:
        | METHOD     | POST             |
        | MEDIA TYPE | application/json |
        | CONTENT    | object           |
      And every report of "stranded" has:
        | delivery_report_id | a UUID                |
        | message_id         | a UUID                |
        | status             | a text                |
        | date_received      | a timestamp           |
        | callback_url       | a URL, if present     |
        | vendor_account_id  | an object, if present |
        | error_code         | a text, if present    |
        | metadata           | absent or empty       |

  @DR-CBURL-01
  Rule: A delivery report names the callback URL of its message
    Spec: Delivery report notification

    Scenario Outline: The callback URL ends in <END>
      Given the receiver "home" listens at "<END>"
      When the account sends in one request:
        | NAME  | content | destination_number | RECEIVER   |
        | first | Hello   |       +46700000001 | home       |
        | other | Hello   |       +46700000002 | other shop |
      Then "first" is reported delivered
      And every report of "first" has:
        | callback_url | the URL of the receiver "home" |
      But every report of "other" has:
        | callback_url | the URL of the receiver "other shop" |

      Examples:
        | END                                                                                                                                                                                                                                                                                                                      |
        | /reports                                                                                                                                                                                                                                                                                                                 |
        | /reports/                                                                                                                                                                                                                                                                                                                |
        | /reports?order=42&shop=J%C3%B6rg                                                                                                                                                                                                                                                                                         |
        | /r%20s/%2F?a=b%20c&a=d+e&empty=                                                                                                                                                                                                                                                                                          |
        | /reports?to='the%20shop'                                                                                                                                                                                                                                                                                                 |
        | /reports/part-1-of-a-long-address/part-2-of-a-long-address/part-3-of-a-long-address/part-4-of-a-long-address/part-5-of-a-long-address/part-6-of-a-long-address/part-7-of-a-long-address/part-8-of-a-long-address/part-9-of-a-long-address/part-10-of-a-long-address/part-11-of-a-long-address?key=AbC%2Bd&shop=J%C3%B6rg |

  @DR-DELAY-01 @needs-carrier @needs-clock
  Rule: A delay, where a report still has one, is a whole number
    Spec: Delivery report notification

    Example: The carrier delivers after two and a half seconds
      Given the carrier answers messages to "+46700000001" with:
        | AFTER                      | status    | code |
        |                  0 seconds | submitted |  200 |
        | 2 seconds 500 milliseconds | delivered |  221 |
      When the account sends "Hello" to "+46700000001" as "slow"
      And 3 seconds pass
      Then "slow" is reported delivered
      And every report of "slow" has:
        | delay | a whole number, if present |

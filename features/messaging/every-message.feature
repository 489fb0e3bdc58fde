@messaging @needs-callbacks
Feature: Every kind of message is sent and reported
  Messages are alike for the platform: to any country, in any script, of any length, and wherever they are in a request.

  Rule: Every message of a request is sent
    Spec: Message (submit request, messaging API)

    @MSG-SUBMIT-01 @needs-handset
    Example: Four messages to four countries
      When the account sends in one request:
        | NAME | content | destination_number |
        | one | Hello | +46700000001 |
        | two | Good morning | +61491570159 |
        | three | Привет, код 1234 | +33639980001 |
        | four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      Then "one", "two", "three" and "four" are reported delivered
      And the handset "+46700000001" has "one"
      And the handset "+61491570159" has "two"
      And the handset "+33639980001" has "three"
      And the handset "+447700900123" has "four"

  Rule: Every message that asks for reports is reported
    Spec: Message (submit request, messaging API)

    @MSG-DR-01
    Example: Four messages to four countries
      When the account sends in one request:
        | NAME | content | destination_number |
        | one | Hello | +46700000001 |
        | two | Good morning | +61491570159 |
        | three | Привет, код 1234 | +33639980001 |
        | four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      Then "one", "two", "three" and "four" are reported delivered

  Rule: Every message arrives as it was written
    Spec: Message (submit request, messaging API)

    @MSG-CONTENT-01 @needs-handset
    Scenario Outline: A request of several messages to <NUMBER>
      When the account sends in one request:
        | NAME | content | destination_number |
        | first | Hello | <NUMBER> |
        | second | Привет, код 1234 | <NUMBER> |
        | third | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | <NUMBER> |
        | fourth | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Saturday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | <NUMBER> |
      Then "first", "second", "third" and "fourth" are reported delivered
      And the handset "<NUMBER>" shows:
        | Hello |
        | Привет, код 1234 |
        | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |
        | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Saturday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |

  Rule: Every report repeats the text of its message
    Spec: Delivery report notification

    @DR-TEXT-01
    Example: Four messages to four countries
      When the account sends in one request:
        | NAME | content | destination_number |
        | one | Hello | +46700000001 |
        | two | Good morning | +61491570159 |
        | three | Привет, код 1234 | +33639980001 |
        | four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      Then every report of "one" has:
        | original_text | Hello |
      And every report of "two" has:
        | original_text | Good morning |
      And every report of "three" has:
        | original_text | Привет, код 1234 |
      And every report of "four" has:
        | original_text | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |

  Rule: Every report returns the metadata of its message
    Spec: Delivery report notification

    @DR-META-01
    Example: Four messages to four countries
      When the account sends in one request:
        | NAME | content | destination_number | metadata |
        | one | Hello | +46700000001 | {"order":"1"} |
        | two | Good morning | +61491570159 | {"order":"2"} |
        | three | Привет, код 1234 | +33639980001 | {"order":"3","клиент":"Линн","blank":" "} |
        | four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 | {"order":"4","a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7"} |
      Then every report of "one" has:
        | metadata | {"order":"1"} |
      And every report of "two" has:
        | metadata | {"order":"2"} |
      And every report of "three" has:
        | metadata | {"order":"3","клиент":"Линн","blank":" "} |
      And every report of "four" has:
        | metadata | {"order":"4","a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7"} |

  Rule: Every report has billing units while they are switched on
    Spec: Delivery report notification

    @DR-BILL-01 @needs-accounts
    Example: Four messages to four countries
      Given billing units are switched on for the account
      When the account sends in one request:
        | NAME | content | destination_number |
        | one | Hello | +46700000001 |
        | two | Good morning | +61491570159 |
        | three | Привет, код 1234 | +33639980001 |
        | four | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | +447700900123 |
      Then every report of "one" has:
        | billing_units | a count |
      And every report of "two" has:
        | billing_units | a count |
      And every report of "three" has:
        | billing_units | a count |
      And every report of "four" has:
        | billing_units | a count |

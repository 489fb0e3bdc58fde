@messaging @needs-callbacks
Feature: Every kind of text
  Texts are the account's: the platform keeps their blanks, marks, letters and lengths.

  @MSG-CONTENT-01 @needs-handset
  Rule: The recipient reads every text as it was written
    Spec: Message (submit request, messaging API)

    Scenario Outline: A text that <TRAIT>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the handset "+46700000001" shows:
        | <TEXT> |

      Examples:
        | TRAIT                                  | TEXT                               |
        | has several blanks                     | two  and   three                   |
        | has escapes of addresses               |  100%20% and 1+1=2 &lt; “{{name}}” |
        | reads like nothing                     | null                               |
        | has joined emojis                      | the family 👨‍👩‍👧 and the flag 🏳️‍🌈 |
        | has a letter with an accent of its own | Café å                           |

    Scenario Outline: A text of <LENGTH> characters
      When the account sends in one request:
        | NAME  | content                        | destination_number | LENGTH   |
        | first | Bring a large bag for the coat |       +46700000001 | <LENGTH> |
      Then "first" is reported delivered
      And the handset "+46700000001" shows:
        | Bring[any text]coat |

      Examples:
        | LENGTH |
        |    400 |
        |   4900 |

  @DR-TEXT-01
  Rule: Every report repeats the text as it was written
    Spec: Delivery report notification

    Scenario Outline: A text that <TRAIT>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | <TEXT> |

      Examples:
        | TRAIT                                  | TEXT                               |
        | has several blanks                     | two  and   three                   |
        | has escapes of addresses               |  100%20% and 1+1=2 &lt; “{{name}}” |
        | has joined emojis                      | the family 👨‍👩‍👧 and the flag 🏳️‍🌈 |
        | has a letter with an accent of its own | Café å                           |

    Example: A text of 400 characters
      When the account sends "The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough. The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough." to "+46700000001" as "first"
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough. The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough. |

    Example: A text of 4900 characters
      When the account sends in one request:
        | NAME  | content                        | destination_number | LENGTH |
        | first | Bring a large bag for the coat |       +46700000001 |   4900 |
      Then "first" is reported delivered
      And everything at the receiver mentions "coat"

  @DR-META-01
  Rule: Every report returns the values of metadata as they were written
    Spec: Delivery report notification

    Scenario Outline: A value that <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number | metadata.note | metadata.order |
        | first | Hello   |       +46700000001 | <VALUE>       |              1 |
      Then "first" is reported delivered
      And every report of "first" has:
        | metadata.note  | <VALUE> |
        | metadata.order |       1 |

      Examples:
        | TRAIT                      | VALUE                  |
        | is empty                   | ""                     |
        | has several blanks         | two  and   three       |
        | has escapes of addresses   | 100%20% and 1+1=2 &lt; |
        | has joined emojis          | 👨‍👩‍👧                  |
        | has names in braces        | for {name}             |
        | has two lines              | one\ntwo               |
        | has line ends of two signs | "one\\r\\ntwo"         |
        | has backslashes            | C:\\parcels            |
        | reads like a truth value   | true                   |
        | reads like nothing         | null                   |
        | reads like a number        |                    1e3 |
        | has 20 digits              |   98765432109876543210 |
        | reads like a list          | [1,2]                  |

      Examples: Long ones
        | TRAIT              | VALUE                                                                                                                                                                                                                                                      |
        | has 250 characters | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough; the shop is open until seven, and nobody waits long: |

    Scenario Outline: Keys that <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number | metadata   |
        | first | Hello   |       +46700000001 | <METADATA> |
      Then "first" is reported delivered
      And every report of "first" has:
        | metadata | <METADATA> |

      Examples:
        | TRAIT                 | METADATA                                                                          |
        | differ in case        | {"Order":"1","order":"2","ORDER":"3"}                                             |
        | have dots and dollars | {"order.id":"1","$order":"2","order id":"3","order-id":"4"}                       |
        | objects have          | {"constructor":"1","toString":"2","length":"3"}                                   |
        | are ten               | {"a":"1","b":"2","c":"3","d":"4","e":"5","f":"6","g":"7","h":"8","i":"9","j":"0"} |

@messaging @needs-callbacks
Feature: Text of a message
  What the account writes is what the recipient reads.

  @MSG-CONTENT-01
  Rule: The content of a submitted message is the text that is sent
    Spec: Message (submit request, messaging API)

    Scenario Outline: The report repeats a text that <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  |       +46700000001 |
        | other | Bye     |       +46700000001 |
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | <TEXT> |
      But every report of "other" has:
        | original_text | Bye |

      Examples:
        | TRAIT                             | TEXT                                                                                                                                                              |
        | is one letter                     | A                                                                                                                                                                 |
        | has 160 characters                | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again  |
        | has 161 characters                | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again? |
        | has a line break                  | One\nTwo                                                                                                                                                          |
        | has quotation marks and slashes   | She said "yes" \\ no/maybe                                                                                                                                        |
        | is not in the GSM-7 set           | Здравствуй 👋                                                                                                                                                      |
        | is made of marks                  |                                                                                                                           5 < 6 & "7" > '8' + 100 % %41 &amp; {x} |
        | begins and ends with spaces       | "  Hello,  again  "                                                                                                                                               |
        | has marks of its own to combine   | Café ﬁne, x² ½                                                                                                                                                   |
        | has more digits than numbers keep |                                                                                                                                              98765432109876543210 |

    @published
    Example: The report repeats a text of 1200 characters
      When the account sends in one request:
        | NAME  | content                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                          | destination_number |
        | first | 1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 5. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 6. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 7. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 8. Your table at the harbour is booked for F. |       +46700000001 |
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | 1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 5. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 6. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 7. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 8. Your table at the harbour is booked for F. |

    @needs-handset
    Scenario Outline: The handset shows a text that <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  |       +46700000001 |
      Then the handset "+46700000001" shows:
        | <TEXT> |
      And "first" is reported delivered

      Examples:
        | TRAIT                             | TEXT                                                                                                                                                              |
        | is one letter                     | A                                                                                                                                                                 |
        | has 160 characters                | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again  |
        | has 161 characters                | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again? |
        | has a line break                  | One\nTwo                                                                                                                                                          |
        | has quotation marks and slashes   | She said "yes" \\ no/maybe                                                                                                                                        |
        | is not in the GSM-7 set           | Здравствуй 👋                                                                                                                                                      |
        | is made of marks                  |                                                                                                                           5 < 6 & "7" > '8' + 100 % %41 &amp; {x} |
        | has marks of its own to combine   | Café ﬁne, x² ½                                                                                                                                                   |
        | has more digits than numbers keep |                                                                                                                                              98765432109876543210 |

    @needs-handset
    Example: The handset shows a text whose lines end with two signs
      When the account sends in one request:
        | NAME  | content        | destination_number |
        | first | "One\\r\\nTwo" |       +46700000001 |
      Then the handset "+46700000001" shows:
        | One[carriage return and line feed]Two |
      And "first" is reported delivered

    @needs-handset
    Scenario Outline: A text of <LENGTH> characters arrives whole, if it is accepted
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  |       +46700000001 |
      Then "first" is refused or reported delivered
      And the handset "+46700000001" shows, if "first" was accepted:
        | <TEXT> |
      When the account sends "Hello" to "+46700000002" as "plain"
      Then "plain" is reported delivered

      Examples:
        | LENGTH | TEXT                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                             |
        |    612 |                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                             1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or c. |
        |   1200 | 1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 5. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 6. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 7. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 8. Your table at the harbour is booked for F. |

    @needs-handset
    Scenario Outline: A request of several messages, in two scripts and of any length, to <NUMBER>
      When the account sends in one request:
        | NAME   | content                                                                                                                                                                                              | destination_number |
        | first  | Hello                                                                                                                                                                                                | <NUMBER>           |
        | second | Привет, код 1234                                                                                                                                                                                     | <NUMBER>           |
        | third  | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | <NUMBER>           |
        | fourth | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Saturday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough | <NUMBER>           |
      Then "first", "second", "third" and "fourth" are reported delivered
      And the handset "<NUMBER>" shows:
        | Hello                                                                                                                                                                                                |
        | Привет, код 1234                                                                                                                                                                                     |
        | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Thursday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |
        | The parcel with the winter coat is on its way from the warehouse in Borås and reaches the shop on Saturday after noon; bring the code 4711, a card with a name on it, and a bag that is large enough |

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |

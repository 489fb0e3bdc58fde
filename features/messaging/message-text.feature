@messaging @needs-callbacks
Feature: Text of a message
  What the client writes is what the recipient reads.

  Rule: The content of a submitted message is the text that is sent
    Spec: Message (submit request, messaging API)

    @MSG-CONTENT-01
    Scenario Outline: The report repeats a text that <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  | +46700000001       |
        | other | Bye     | +46700000001       |
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | <TEXT> |
      But every report of "other" has:
        | original_text | Bye |

      Examples:
        | TRAIT                           | TEXT |
        | is one letter                   | A |
        | has 160 characters              | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again |
        | has 161 characters              | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again? |
        | has a line break                | One\nTwo |
        | has quotation marks and slashes | She said "yes" \\ no/maybe |
        | is not in the GSM-7 set         | Здравствуй 👋 |
        | is made of marks                | 5 < 6 & "7" > '8' + 100 % %41 &amp; {x} |
        | begins and ends with spaces     | "  Hello,  again  " |
        | has marks of its own to combine | Café ﬁne, x² ½ |

    @MSG-CONTENT-01 @published
    Example: The report repeats a text of 1200 characters
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | 1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 5. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 6. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 7. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 8. Your table at the harbour is booked for F. | +46700000001       |
      Then "first" is reported delivered
      And every report of "first" has:
        | original_text | 1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 5. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 6. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 7. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 8. Your table at the harbour is booked for F. |

    @MSG-CONTENT-01 @needs-handset
    Scenario Outline: The handset shows a text that <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  | +46700000001       |
      Then the handset "+46700000001" shows:
        | <TEXT> |
      And "first" is reported delivered

      Examples:
        | TRAIT                           | TEXT |
        | is one letter                   | A |
        | has 160 characters              | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again |
        | has 161 characters              | Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again? |
        | has a line break                | One\nTwo |
        | has quotation marks and slashes | She said "yes" \\ no/maybe |
        | is not in the GSM-7 set         | Здравствуй 👋 |
        | is made of marks                | 5 < 6 & "7" > '8' + 100 % %41 &amp; {x} |
        | has marks of its own to combine | Café ﬁne, x² ½ |

    @MSG-CONTENT-01 @needs-handset
    Scenario Outline: A text of <LENGTH> characters arrives whole, if it is accepted
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  | +46700000001       |
      Then "first" is refused or reported delivered
      And the handset "+46700000001", if "first" was accepted, shows:
        | <TEXT> |
      When the account sends "Hello" to "+46700000002" as "control"
      Then "control" is reported delivered

      Examples:
        | LENGTH | TEXT |
        | 612    | 1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or c. |
        | 1200   | 1. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 2. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 3. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 4. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 5. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 6. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 7. Your table at the harbour is booked for Friday at half past seven; reply YES to keep it, NO to give it back, or call us before noon if the party has grown again. 8. Your table at the harbour is booked for F. |

@messaging @needs-accounts @needs-callbacks
Feature: Character converter
  A text that would need an alphabet of its own goes out in GSM-7, which costs half as much.

  Background:
    Given the character converter is switched on for the account

  @GSM-01 @needs-handset
  Rule: Every character of the text that is sent is in the GSM-7 set
    Spec: Optional account features

    @core
    Scenario Outline: The text has <TRAIT>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  |       +46700000001 |
      Then "first" is reported delivered
      And the handset "+46700000001" shows:
        | [GSM-7 characters] |

      Examples:
        | TRAIT                       | TEXT                                   |
        | ASCII letters               | Hello                                  |
        | typographic punctuation     | “Tables” at ‘noon’ – or later — maybe… |
        | an emoji                    | Sale 😀                                 |
        | a family joined to an emoji | Sale 👨‍👩‍👧                             |
        | a flag                      | "\\ud83c\\uddf8\\ud83c\\uddea today"   |
        | a hand with its colour      | "\\ud83d\\udc4d\\ud83c\\udffd yes"     |
        | a digit in a box            | "1\\ufe0f\\u20e3 place"                |
        | letters of full width       | "\\uff33\\uff21\\uff2c\\uff25"         |
        | Chinese characters          | 漢字                                   |
        | Cyrillic letters            | Привет                                 |
        | foreign accents             | ç ê ã õ ł ő š                          |
        | a backtick                  | a `b`                                  |
        | a no-break space            | "a\\u00a0b"                            |
        | an accent of its own        | "e\\u0301 n\\u0303 a\\u0301"           |
        | nothing but such accents    | "Cafe\\u0301 Ma\\u0308rz"              |
        | a tabulator                 | "a\\tb"                                |
        | invisible characters        | "a\\ufeffb\\u200bc"                    |
        | signs of the extension      | "€ [ ] { } ~ ^ \\\\ \\u007c"           |

    Example: Five messages in one request
      When the account sends in one request:
        | NAME   | content  | destination_number | delivery_report |
        | first  | Привет   |       +46700000001 | false           |
        | second | “Tables” |       +46700000001 | false           |
        | third  | 漢字     |       +46700000001 | false           |
        | fourth | Sale 😀   |       +46700000001 | false           |
        | fifth  | ç ê ã    |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | [GSM-7 characters] |
        | [GSM-7 characters] |
        | [GSM-7 characters] |
        | [GSM-7 characters] |
        | [GSM-7 characters] |

    @observe
    Example: The text is nothing but a mark that belongs below a character
      When the account sends in one request:
        | NAME  | content   | destination_number |
        | first | "\\u20e3" |       +46700000001 |
      Then the outcome of "first" is recorded
      And what the handset "+46700000001" shows is recorded

    Scenario Outline: The text has half an emoji <PLACE>
      When the account sends in one request:
        | NAME  | content | destination_number |
        | first | <TEXT>  |       +46700000001 |
      Then the handset "+46700000001" shows, if "first" was accepted:
        | [GSM-7 characters] |
      And "first" is refused or reported delivered

      Examples:
        | PLACE         | TEXT           |
        | at the end    | "Sale \\ud83d" |
        | in the middle | "Sa\\ude00le"  |

    Scenario Outline: A request of several messages, in two scripts and of any length, to <NUMBER>
      When the account sends in one request:
        | NAME   | content                    | destination_number | LENGTH |
        | first  | Żółw 🐢 and 🐇               | <NUMBER>           |        |
        | second | Привет 🐢                   | <NUMBER>           |   4500 |
        | third  | The parcel is on its way 🐢 | <NUMBER>           |    197 |
      Then "first", "second" and "third" are reported delivered
      And the handset "<NUMBER>" shows:
        | [GSM-7 characters] |
        | [GSM-7 characters] |
        | [GSM-7 characters] |

      Examples:
        | NUMBER       |
        | +46700000001 |
        | +61491570159 |
        | +33639980001 |

  @GSM-03 @needs-handset
  Rule: Emojis give way to stand-in text and the message is still sent
    Spec: Optional account features

    @smoke
    Scenario Outline: The text is nothing but <TRAIT>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the handset "+46700000001" shows:
        | [GSM-7 characters] |

      Examples:
        | TRAIT        | TEXT |
        | one emoji    | 😀    |
        | three emojis | 🎉🚚❤️ |

    Scenario Outline: A replacement for <TRAIT>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the handset "+46700000001" shows:
        | <LIKE> |

      Examples:
        | TRAIT                  | TEXT       | LIKE                |
        | an emoji between words | Sale 😀 now | Sale [any text] now |
        | a Chinese character    | a漢b       | a[any text]b        |
        | a foreign accent       | aêb        | a[any text]b        |
        | a typographic quote    | a“b        | a[any text]b        |

  @GSM-07 @reading @needs-handset
  Rule: A text is converted alike every time
    Spec: Optional account features

    Example: Two recipients get the same text with emojis
      When the account sends "Sale 😀 “now” 漢字" to "+46700000001" as "first"
      And the account sends "Sale 😀 “now” 漢字" to "+46700000002" as "second"
      Then "second" is reported delivered
      And "first" has the same text at its handset as "second"

  @GSM-08 @reading
  Rule: Metadata is not converted
    Spec: Optional account features

    Example: Text and metadata have an emoji
      When the account sends in one request:
        | NAME  | content | destination_number | metadata.mood |
        | first | Sale 😀  |       +46700000001 | 😀 “great”     |
      Then "first" is reported delivered
      And every report of "first" has:
        | metadata.mood | 😀 “great” |

  @GSM-06 @observe
  Rule: Whether a report repeats the text as submitted or as converted is open
    Spec: Optional account features; Delivery report notification

    Example: The text has an emoji
      When the account sends "Sale 😀" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the outcome of "first" is recorded

  @SIL-MSG-26 @observe @needs-handset
  Rule: What replaces a converted character is left open
    Spec: Optional account features

    Scenario Outline: The text <TEXT>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then what the handset "+46700000001" shows is recorded
      And the outcome of "first" is recorded

      Examples:
        | TEXT      |
        | Sale 😀    |
        | “Sale” ê… |
        | 漢字      |

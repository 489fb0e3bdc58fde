@messaging @needs-handset
Feature: What the character converter leaves alone
  Texts that GSM-7 can write stay as they are, and so do all texts of accounts without the converter.

  @GSM-02 @needs-accounts
  Rule: Characters of the GSM-7 set are sent as they were written
    Spec: Optional account features

    @reading
    Scenario Outline: All <KIND> in one text
      Given the character converter is switched on for the account
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | <TEXT>  |       +46700000001 | false           |
      Then the handset "+46700000001" shows:
        | <TEXT> |

      Examples:
        | KIND               | TEXT                                                                                                                                                                                                                        |
        | small letters      | abcdefghijklmnopqrstuvwxyz                                                                                                                                                                                                  |
        | capital letters    | ABCDEFGHIJKLMNOPQRSTUVWXYZ                                                                                                                                                                                                  |
        | digits and signs   | !"#¤%&'()*+,-./0123456789:;<=>?                                                                                                                                                                                             |
        | letters with marks | èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüà                                                                                                                                                                                                     |
        | Greek capitals     | ΔΦΓΛΩΠΨΣΘΞ                                                                                                                                                                                                                  |
        | remaining signs    | @£$¥_ ¡§¿                                                                                                                                                                                                                   |
        | words of two parts | Your order of the 3rd of May is on its way. It holds 2 lamps, 1 table and 4 chairs, so please have somebody at home between 9 and 12, and a corridor that is free. If that does not suit you, call us; we find another day. |

    @reading
    Scenario Outline: Each of the <KIND> in a message of its own
      Given the character converter is switched on for the account
      When the account sends "<TEXT>" to "+46700000001" a character at a time
      Then the handset "+46700000001" shows:
        | each character of <TEXT> |

      Examples:
        | KIND               | TEXT                                                           |
        | letters and digits | ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 |
        | signs              | @£$¥_!#¤%&'()*+,-./:;<=>?¡§¿                                   |
        | foreign letters    | èéùìòÇØøÅåÆæßÉÄÖÑÜäöñüàΔΦΓΛΩΠΨΣΘΞ                              |

    @reading
    Example: They are among characters that are converted
      Given the character converter is switched on for the account
      When the account sends "äÅ漢ñΩ" to "+46700000001" as "mixed"
      And the account sends "äÅñΩ" to "+46700000002" as "plain"
      Then the handset "+46700000001" shows:
        | [GSM-7 characters] |
      And the handset "+46700000001" shows:
        | äÅ[any text, if any]ñΩ |
      And the handset "+46700000002" shows:
        | äÅñΩ |
      And "mixed" and "plain" are reported delivered

    @observe
    Example: Line ends are part of the set as well
      Given the character converter is switched on for the account
      When the account sends in one request:
        | NAME  | content                            | destination_number | delivery_report |
        | first | "a\\u000ab\\u000d\\u000ac\\u000cd" |       +46700000001 | false           |
      Then what the handset "+46700000001" shows is recorded

  @GSM-05 @reading @needs-callbacks
  Rule: Without the converter every character reaches the recipient
    Spec: Optional account features

    Scenario Outline: The text has <TRAIT>
      When the account sends "<TEXT>" to "+46700000001" as "first"
      Then "first" is reported delivered
      And the handset "+46700000001" shows:
        | <TEXT> |

      Examples:
        | TRAIT            | TEXT        |
        | an emoji         | Sale 😀      |
        | smart quotes     | “Sale” now… |
        | Cyrillic letters | Привет      |

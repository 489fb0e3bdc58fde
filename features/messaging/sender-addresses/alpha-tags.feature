@messaging
Feature: Alpha tags
  Recipients see a short name instead of a number.

  @SENDER-ALPHA-LEN-01
  Rule: An alpha tag has 3 to 11 characters
    Spec: Sender address request (create body); Limits

    Scenario Outline: <LENGTH> characters are enough
      When the account asks for the alpha tag "<TAG>"
      Then it is accepted

      Examples:
        | LENGTH | TAG         |
        |      3 | ABC         |
        |      4 | ABCD        |
        |      5 | ABCDE       |
        |      6 | ABCDEF      |
        |     10 | ABCDEFGHIJ  |
        |     11 | ABCDEFGHIJK |

    Scenario Outline: <LENGTH> characters are too few or too many
      When the account asks for the alpha tag "<TAG>"
      Then it is refused

      Examples:
        | LENGTH | TAG                  |
        |      1 | A                    |
        |      2 | AB                   |
        |     12 | ABCDEFGHIJKL         |
        |     20 | ABCDEFGHIJKLMNOPQRST |

    Example: An empty tag is too short
      When the account asks for an alpha tag with:
        | sender_address | "" |
      Then it is refused

  @SENDER-ALPHA-CHR-01
  Rule: An alpha tag is made of letters and digits
    Spec: Sender address request (create body)

    Scenario Outline: The tag "<TAG>"
      When the account asks for the alpha tag "<TAG>"
      Then it is accepted

      Examples:
        | TAG    |
        | MyShop |
        | myshop |
        | Shop24 |
        | 24Shop |
        | 123456 |

    Scenario Outline: "<TAG>" has something else in it
      When the account asks for the alpha tag "<TAG>"
      Then it is refused

      Examples:
        | TAG       |
        | My Shop   |
        | Shop!     |
        | Sh.op     |
        | Shop@     |
        | +Shop     |
        | +44123456 |
        | Sho😀p     |

    Example: A blank before the tag
      When the account asks for the alpha tag " leading"
      Then it is refused

    @observe
    Scenario Outline: Whether "<TAG>" is taken
      When the account asks for the alpha tag "<TAG>"
      Then the platform's answer is recorded

      Examples:
        | TAG     |
        | My_Shop |
        | My-Shop |
        | Åäöbok  |

  @SENDER-ALPHA-REC-01
  Rule: The advice to use 6 to 11 characters does not keep shorter tags out
    Spec: Sender address request (create body); Limits

    Scenario Outline: The tag "<TAG>"
      When the account asks for the alpha tag "<TAG>"
      Then it is accepted

      Examples:
        | TAG   |
        | Sun   |
        | Moon  |
        | Stars |

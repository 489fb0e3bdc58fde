@messaging
Feature: Alpha tags
  Recipients see a short name instead of a number.

  Rule: An alpha tag has 3 to 11 characters
    Spec: Sender address request (create body); Limits

    @SENDER-ALPHA-LEN-01
    Scenario Outline: <LENGTH> characters are enough
      When the client asks for the alpha tag "<TAG>"
      Then it is accepted

      Examples:
        | LENGTH | TAG         |
        | 3      | ABC         |
        | 4      | ABCD        |
        | 5      | ABCDE       |
        | 6      | ABCDEF      |
        | 10     | ABCDEFGHIJ  |
        | 11     | ABCDEFGHIJK |

    @SENDER-ALPHA-LEN-01
    Scenario Outline: <LENGTH> characters are too few or too many
      When the client asks for the alpha tag "<TAG>"
      Then it is refused

      Examples:
        | LENGTH | TAG                  |
        | 0      |                      |
        | 1      | A                    |
        | 2      | AB                   |
        | 12     | ABCDEFGHIJKL         |
        | 20     | ABCDEFGHIJKLMNOPQRST |

  Rule: An alpha tag is made of letters and digits
    Spec: Sender address request (create body)

    @SENDER-ALPHA-CHR-01
    Scenario Outline: The tag "<TAG>"
      When the client asks for the alpha tag "<TAG>"
      Then it is accepted

      Examples:
        | TAG    |
        | MyShop |
        | myshop |
        | Shop24 |
        | 24Shop |
        | 123456 |

    @SENDER-ALPHA-CHR-01
    Scenario Outline: "<TAG>" has something else in it
      When the client asks for the alpha tag "<TAG>"
      Then it is refused

      Examples:
        | TAG     |
        | My Shop |
        | Shop!   |
        | Sh.op   |
        | Shop@   |
        | +Shop   |
        | +44123456 |
        | Sho😀p  |

    @SENDER-ALPHA-CHR-01
    Example: A blank before the tag
      When the client asks for the alpha tag " leading"
      Then it is refused

    @SENDER-ALPHA-CHR-01 @observe
    Scenario Outline: Whether "<TAG>" is taken
      When the client asks for the alpha tag "<TAG>"
      Then the platform's answer is recorded

      Examples:
        | TAG     |
        | My_Shop |
        | My-Shop |
        | Åäöbok  |

  Rule: The advice to use 6 to 11 characters does not keep shorter tags out
    Spec: Sender address request (create body); Limits

    @SENDER-ALPHA-REC-01
    Scenario Outline: The tag "<TAG>"
      When the client asks for the alpha tag "<TAG>"
      Then it is accepted

      Examples:
        | TAG   |
        | Sun   |
        | Moon  |
        | Stars |

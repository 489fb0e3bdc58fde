@messaging
Feature: Countries of sender addresses
  Own numbers are registered for fewer countries than alpha tags, and neither for countries that are not listed.

  @SENDER-OWN-CC-01
  Rule: Own numbers are taken for 22 countries
    Spec: Sender address request (create body)

    Scenario Outline: A number for <COUNTRY>
      When the account asks for an own number with:
        | sender_address          | <NUMBER>  |
        | destination_countries.0 | <COUNTRY> |
      Then it is accepted

      Examples:
        | COUNTRY | NUMBER         |
        | AT      |  +436601234567 |
        | AU      |   +61491570156 |
        | CH      |   +41791234567 |
        | CY      |   +35799123456 |
        | DE      | +4915112345678 |
        | DK      |    +4520123456 |
        | EE      |   +37251234567 |
        | ES      |   +34612345678 |
        | FI      |  +358401234567 |
        | GB      |  +447700900001 |
        | HR      |  +385911234567 |
        | IE      |  +353851234567 |
        | IT      |  +393312345678 |
        | LT      |   +37061234567 |
        | LU      |  +352621123456 |
        | LV      |   +37121234567 |
        | MT      |   +35699123456 |
        | NL      |   +31612345678 |
        | NO      |    +4740612345 |
        | PT      |  +351912345678 |
        | SE      |   +46700000001 |
        | SI      |   +38640123456 |

  @SENDER-ALPHA-CC-02
  Rule: An alpha tag for any other country is never approved
    Spec: Sender address request (create body)

    @reading
    Scenario Outline: An alpha tag for <COUNTRY>
      When the account asks for an alpha tag with:
        | sender_address          | Faraway   |
        | destination_countries.0 | <COUNTRY> |
      Then the request leads to no approved address
      When the account asks for an alpha tag with:
        | sender_address          | Nearby |
        | destination_countries.0 | SE     |
      Then it is accepted

      Examples:
        | COUNTRY |
        | US      |
        | CA      |
        | IN      |
        | BR      |
        | PL      |
        | IE      |
        | IT      |
        | HR      |
        | SI      |
        | XX      |
        | UK      |
        | BE      |
        | CN      |
        | NZ      |
        | RU      |
        | SG      |
        | UA      |
        | ZA      |

    @reading
    Scenario Outline: An alpha tag for <ONE>, <OTHER> and <LAST>
      When the account asks for an alpha tag with:
        | sender_address          | Faraway |
        | destination_countries.0 | <ONE>   |
        | destination_countries.1 | <OTHER> |
        | destination_countries.2 | <LAST>  |
      Then the request leads to no approved address
      When the account asks for an alpha tag with:
        | sender_address          | Nearby |
        | destination_countries.0 | SE     |
      Then it is accepted

      Examples:
        | ONE | OTHER | LAST |
        | SE  | US    | NO   |
        | US  | SE    | NO   |
        | SE  | NO    | US   |

    @observe
    Example: Whether a country in small letters is taken
      When the account asks for an alpha tag with:
        | destination_countries.0 | se |
      Then the platform's answer is recorded

    @observe
    Example: Whether a tag for no country is taken
      When the account asks for an alpha tag with:
        | destination_countries | [] |
      Then the platform's answer is recorded

  @SENDER-OWN-CC-02 @reading
  Rule: An own number for any other country is never approved
    Spec: Sender address request (create body)

    Scenario Outline: An own number for <COUNTRY>
      When the account asks for an own number with:
        | destination_countries.0 | <COUNTRY> |
      Then the request leads to no approved address
      When the account asks to request an own number
      Then it is accepted

      Examples:
        | COUNTRY |
        | FR      |
        | GR      |
        | IS      |
        | JP      |
        | US      |
        | PL      |
        | BE      |
        | CZ      |
        | NZ      |
        | AD      |

@messaging
Feature: Countries of alpha tags
  Alpha tags are registered for the countries that allow them.

  @SENDER-ALPHA-CC-01
  Rule: Alpha tags are taken for 79 countries
    Spec: Sender address request (create body)

    Scenario Outline: A tag for <COUNTRY>
      When the account asks for an alpha tag with:
        | destination_countries.0 | <COUNTRY> |
      Then it is accepted

      Examples:
        | COUNTRY |
        | AD      |
        | AI      |
        | AL      |
        | AS      |
        | AT      |
        | AU      |
        | AW      |
        | BA      |
        | BB      |
        | BH      |
        | BW      |
        | CD      |
        | CH      |
        | CK      |
        | CY      |
        | DE      |
        | DJ      |
        | DK      |
        | DM      |
        | EE      |
        | ES      |
        | FI      |
        | FJ      |
        | FM      |
        | FO      |
        | FR      |
        | GB      |
        | GD      |
        | GG      |
        | GI      |
        | GL      |
        | GM      |
        | GQ      |
        | GR      |
        | GY      |
        | IL      |
        | IM      |
        | IS      |
        | JE      |
        | JM      |
        | JP      |
        | KI      |
        | KY      |
        | LA      |
        | LI      |
        | LS      |
        | LT      |
        | LU      |
        | LV      |
        | MC      |
        | ME      |
        | MH      |
        | MO      |
        | MR      |
        | MS      |
        | MT      |
        | MV      |
        | NC      |
        | NF      |
        | NL      |
        | NO      |
        | NR      |
        | NU      |
        | PF      |
        | PM      |
        | PT      |
        | SB      |
        | SC      |
        | SE      |
        | SH      |
        | SL      |
        | SM      |
        | ST      |
        | TC      |
        | TD      |
        | TO      |
        | VC      |
        | VG      |
        | WS      |

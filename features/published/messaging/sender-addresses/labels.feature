@messaging @needs-mailbox
Feature: Labels of sender addresses
  A client gives its addresses names.

  @PUB-SENDER-LABEL-01 @published
  Rule: The label of an address is changed and shown

    Scenario Outline: A label of <LENGTH> characters
      When the client asks to label a sender address, where "/label" is <LENGTH> characters long
      Then it is answered with HTTP status <STATUS>

      Examples:
        | LENGTH | STATUS |
        |      1 |    200 |
        |    100 |    200 |
        |    101 |    400 |

    Example: It is read afterwards
      When the client asks to label a sender address
      Then the answer has "label" set to "Front desk"
      When the client asks to read a sender address
      Then the answer has "label" set to "Front desk"

    @needs-review
    Example: It was there when the address was asked for
      When the client asks for an alpha tag with:
        | sender_address | MyShop                                                                                                                                                                     |
        | label          | Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more                                                                                       |
        | reason         | The name Åsa & <Zoë> gave their shop: it is on the sign, on every parcel, on the receipts and on the page where customers look their orders up, and has been for ten years |
      And the reviewer approves "MyShop"
      And the client asks to read a sender address with the id of the address "MyShop"
      Then the answer has "label" set to "Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more"
      And the answer has "reason" set to "The name Åsa & <Zoë> gave their shop: it is on the sign, on every parcel, on the receipts and on the page where customers look their orders up, and has been for ten years"
      When the client asks to list sender addresses
      Then the answer has "data.0.label" set to "Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more"
      And the answer has "data.0.reason" set to "The name Åsa & <Zoë> gave their shop: it is on the sign, on every parcel, on the receipts and on the page where customers look their orders up, and has been for ten years"

    Example: It is long, and in several alphabets
      When the client asks to label a sender address, where "/label" is "Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more"
      Then the answer has "label" set to "Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more"
      When the client asks to read a sender address
      Then the answer has "label" set to "Front desk Åsa & <Zoë> 🙂, second floor: everything about parcels, returns + 5 % more"

    Example: There is no label
      When the client asks to label a sender address, where "/label" is missing
      Then it is refused with HTTP status 400
      And the refusal points to "/label"

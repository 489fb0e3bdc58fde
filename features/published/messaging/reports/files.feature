@messaging @needs-clock
Feature: Reports in files
  A file has the columns that the client wants, under the names it wants.

  @PUB-ASYNC-FIELDS-01 @published
  Rule: The fields of a report are its own and the metadata keys in use

    Example: One message has a key
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   |       +46700000001 | {"colour":"red"} | false           |
      And the client asks to list the fields of a report
      Then it is accepted with HTTP status 200
      And the answer contains "message_id"
      And the answer contains "content"
      And the answer contains "colour"

    Example: The keys of what came in, where nothing came in
      When the account sends in one request:
        | NAME  | content | destination_number | metadata         | delivery_report |
        | first | Hello   |       +46700000001 | {"colour":"red"} | false           |
      And the client asks to list the fields of a report, where "/direction" is "inbound"
      Then the answer contains "message_id"
      But the answer does not contain "colour"

  @PUB-ASYNC-FILE-01 @published
  Rule: A file has the fields that were asked for, under the names that were given to them

    Example: Texts that are hard to write down
      When the account sends in one request:
        | NAME   | content          | destination_number | metadata         | delivery_report |
        | first  | Say "hi", please |       +46700000001 | {"colour":"red"} | false           |
        | second | =1+1 å 日本      |       +46700000002 | {"size":"9"}     | false           |
      And the account asks for the detail file with:
        | fields | [{"name":"destination_address","display_name":"To"},{"name":"content","display_name":"Text, as sent"},{"name":"metadata.colour","display_name":"Colour"}] |
      Then the file reads:
        """
        To,"Text, as sent",Colour
        +46700000001,"Say ""hi"", please",red
        +46700000002,=1+1 å 日本,
        """

    Example: The fourth of four files
      When the account sends in one request:
        | NAME  | content | destination_number | delivery_report |
        | first | Hello   |       +46700000001 | false           |
      And the client asks 3 times to order a detail report
      And 1 minute passes
      And the account asks for the detail file
      Then the report lists nothing but:
        | first |

    Example: A summary by channel
      When the account sends in one request:
        | NAME   | content | destination_number | format | delivery_report |
        | first  | Hello   |       +46700000001 | SMS    | false           |
        | second | Hello   |       +46700000002 | MMS    | false           |
      And the account asks for the summary file with:
        | group_by | ["CHANNEL"] |
      Then the file reads:
        """
        channel,total_sent,total_received,total_billing_units,total_opt_out
        MMS,1,0,1,0
        SMS,1,0,1,0
        """

    Example: A summary by day, without a time zone
      Given it is 2024-03-05T10:00:00Z
      When the account sends "Hello" to 2 recipients
      And the account asks for the summary file with:
        | group_by | ["DAY"] |
      Then it is accepted with HTTP status 200
      And the answer contains "2024-03-05"

@standalone @needs-downstream
Feature: Standalone templates as conversation messages
  A template becomes one of the channel's own.

  @CONV-MAP-TYPE-01
  Rule: A template fills the channel's own template
    Spec: Field mappings: standalone to conversation

    Scenario Outline: A template <WITH>
      When the client sends a standalone message to 1 recipient:
        | type            | template     |
        | template_name   | parcel_ready |
        | language        | <LANGUAGE>   |
        | body_params.0   | <FIRST>      |
        | body_params.1   | <SECOND>     |
        | header_params.0 | <TITLE>      |
      Then it is accepted
      And the conversation call has "parcel_ready" in "message.template_message.channel_template"
      And the conversation call has "<SEEN>" in "message.template_message.channel_template"
      And the conversation call has no content but "template_message"

      Examples:
        | WITH                  | LANGUAGE | FIRST | SECOND  | TITLE    | SEEN         |
        | alone                 |          |       |         |          | parcel_ready |
        | in a language         | sv-SE    | Linn  | Tuesday |          | sv-SE        |
        | with a parameter      | sv       | Linn  | Tuesday |          | Linn         |
        | with two parameters   | sv       | Linn  | Tuesday |          | Tuesday      |
        | with one in its title |          |       |         | Order 12 | Order 12     |

  @CONV-TPL-01
  Rule: A template that needs the channel's approval is kept apart from those for all channels
    Spec: Field mappings: standalone to conversation

    Example: A template of the channel
      When the client sends a standalone message to 1 recipient:
        | type          | template     |
        | template_name | parcel_ready |
      Then it is accepted
      And the conversation call has "parcel_ready" in "message.template_message.channel_template"
      But the conversation call does not mention "omni"

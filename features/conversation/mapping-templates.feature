@standalone @needs-downstream
Feature: Standalone templates as conversation messages
  A template becomes one of the channel's own.

  Rule: A template fills the channel's own template
    Spec: Field mappings: standalone to conversation

    @CONV-MAP-TYPE-01
    Scenario Outline: A template <WITH>
      When the client sends a recipient the standalone message {"type":"template","template_name":"parcel_ready"<MORE>}
      Then it is accepted
      And the conversation call has "parcel_ready" in "message.template_message.channel_template"
      And the conversation call has "<SEEN>" in "message.template_message.channel_template"
      And the conversation call has no content but "template_message"

      Examples:
        | WITH                  | MORE                                              | SEEN         |
        | alone                 |                                                   | parcel_ready |
        | in a language         | ,"language":"sv-SE","body_params":["Linn","Tuesday"] | sv-SE        |
        | with a parameter      | ,"language":"sv","body_params":["Linn","Tuesday"] | Linn         |
        | with two parameters   | ,"language":"sv","body_params":["Linn","Tuesday"] | Tuesday      |
        | with one in its title | ,"header_params":["Order 12"]                     | Order 12     |

  Rule: A template that needs the channel's approval is kept apart from those for all channels
    Spec: Field mappings: standalone to conversation

    @CONV-TPL-01
    Example: A template of the channel
      When the client sends a recipient the standalone message {"type":"template","template_name":"parcel_ready"}
      Then it is accepted
      And the conversation call has {"message":{"template_message":{"channel_template":{}}}}
      But the conversation call does not mention "omni"

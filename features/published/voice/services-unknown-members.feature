@voice
Feature: Members of a voice service that are not published
  A member that the interface does not have is no part of a voice service.

  @PUB-VOICE-REFUSE-05 @published
  Rule: A member that nobody published is refused

    Scenario Outline: The unknown member <AT>, to <OPERATION>
      When the client asks to <OPERATION>, where "<AT>" is "x"
      Then it is refused with HTTP status 400
      When the client asks to <OPERATION>
      Then it is accepted

      Examples:
        | OPERATION                     | AT                                                      |
        | create a voice service        | /colour                                                 |
        | create a voice service        | /serviceId                                              |
        | update a voice service        | /colour                                                 |
        | give a voice service commands | /callBehavior/colour                                    |
        | give a voice service commands | /callBehavior/static/colour                             |
        | give a voice service commands | /callBehavior/static/commands/0/colour                  |
        | give a voice service commands | /callBehavior/static/commands/0/to/sip/colour           |
        | give a voice service commands | /callBehavior/static/commands/3/recordingOptions/colour |

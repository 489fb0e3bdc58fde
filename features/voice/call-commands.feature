@voice @needs-calls @needs-clock
Feature: Static commands in a call
  The platform carries out the commands of a service one after the other when a call comes in.

  Background:
    Given it is 2024-01-15T12:00:00Z

  Rule: A bridge is made for the first leg that names it, and the next ones join
    Spec: Static commands

    @VOICE-CMD-07
    Example: Two legs name the same bridge, a third one another
      Given the service was given the commands [{"command":"answer"},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}},{"command":"dial","callName":"shop","to":{"type":"SIP","sip":{"endpoint":"sip:shop@example.com"}}},{"command":"bridgeCall","bridgeName":"room"}]
      When a call comes in that names the service, in which:
        | LEG      | HAPPENS  | COMMANDS |
        | desk     | answered |          |
        | shop     | answered |          |
        | desk     | told     | [{"command":"bridgeCall","bridgeName":"room"}] |
        | shop     | told     | [{"command":"bridgeCall","bridgeName":"hall"}] |
      Then the bridges of the call are "room with incoming and desk, hall with shop"

  Rule: hangup without a callName ends the leg it runs on
    Spec: Static commands

    @VOICE-CMD-08
    Scenario Outline: On the leg <LEG>, <WHAT>
      Given the service was given the commands [{"command":"answer"},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}}]
      When a call comes in that names the service, in which:
        | LEG   | HAPPENS  | COMMANDS  |
        | desk  | answered |           |
        | <LEG> | told     | [<HANGUP>] |
      Then the legs of the call are "<LEGS>"

      Examples:
        | LEG      | WHAT          | HANGUP | LEGS |
        | incoming | no name       | {"command":"hangup"} | incoming ended, desk connected |
        | desk     | no name       | {"command":"hangup"} | incoming connected, desk ended |
        | incoming | another's name | {"command":"hangup","callName":"desk"} | incoming connected, desk ended |

  Rule: A recording without a name runs until its leg ends
    Spec: Static commands

    @VOICE-CMD-09
    Example: Another recording is stopped, and then the caller leaves
      Given the service was given the commands [{"command":"answer"},{"command":"startRecording","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}},{"command":"startRecording","recordingName":"rest","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}},{"command":"stopRecording","recordingName":"greeting"}]
      When a call comes in that names the service, in which:
        | AFTER    | LEG      | HAPPENS |
        | 1 minute | incoming | hung up |
      Then the recordings of the call are "nameless active, greeting stopped, rest active"
      When 1 minute passes
      Then the recordings of the call are "nameless stopped, greeting stopped, rest stopped"

  Rule: Active recordings have different names
    Spec: Static commands

    @VOICE-CMD-09
    Example: A name is used again while its recording runs, and after it
      Given the service was given the commands [{"command":"answer"},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}}]
      When a call comes in that names the service
      Then the recordings of the call are "greeting active"
      When a call comes in that names the service, in which:
        | LEG      | HAPPENS | COMMANDS |
        | incoming | told    | [{"command":"stopRecording","recordingName":"greeting"},{"command":"startRecording","recordingName":"greeting","recordingOptions":{"destination":"AWS","destinationUrl":"s3://calls","credentials":"key:secret:eu-north-1"}}] |
      Then the recordings of the call are "greeting stopped, greeting active"

  Rule: The outcome of answering-machine detection picks the commands that run
    Spec: Static commands

    @VOICE-CMD-10
    Scenario Outline: The outcome <OUTCOME>
      Given the service was given the commands [{"command":"answer"},{"command":"amd","events":{"human":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Good morning"}}]}],"machine":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Please record"}}]}],"beep":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"After the tone"}}]}],"unknown":[{"command":"messages","messages":[{"type":"SAY","say":{"text":"Hello?"}}]}]}}]
      When a call comes in that names the service, in which:
        | LEG      | HAPPENS   |
        | incoming | <OUTCOME> |
      And 1 minute passes
      Then the record of the call shows:
        | what   | name   |
        | played | <TEXT> |

      Examples:
        | OUTCOME | TEXT          |
        | human   | Good morning  |
        | machine | Please record |
        | beep    | After the tone |
        | unknown | Hello?        |

  Rule: Messages are heard in their order
    Spec: Static commands

    @VOICE-CMD-11
    Example: Three messages, and one more
      Given the service was given the commands [{"command":"answer"},{"command":"messages","messages":[{"type":"SAY","say":{"text":"Welcome"}},{"type":"PLAY","play":{"url":"https://media.example.com/song.mp3"}},{"type":"SAY","say":{"text":"All lines are busy"}}]},{"command":"messages","messages":[{"type":"SAY","say":{"text":"Please hold"}}]}]
      When a call comes in that names the service
      And 1 minute passes
      Then the record of the call shows:
        | what   | name                               |
        | played | Welcome                            |
        | played | https://media.example.com/song.mp3 |
        | played | All lines are busy                 |
        | played | Please hold                        |

  Rule: A pause holds the next command back for durationMilliseconds
    Spec: Static commands

    @VOICE-CMD-12
    Example: Half a second, and then two seconds and a half
      Given the service was given the commands [{"command":"answer"},{"command":"pause","durationMilliseconds":500},{"command":"pause","durationMilliseconds":2500},{"command":"hangup"}]
      When a call comes in that names the service
      And 1 minute passes
      Then the record of the call shows:
        | at                       | what    | name   |
        | 2024-01-15T12:00:00.000Z | command | answer |
        | 2024-01-15T12:00:00.000Z | command | pause  |
        | 2024-01-15T12:00:00.500Z | command | pause  |
        | 2024-01-15T12:00:03.000Z | command | hangup |

  Rule: Legs of a call and messages of a session have different names
    Spec: Static commands

    @VOICE-CMD-06 @observe
    Scenario Outline: <WHAT>
      When the client gives the service the commands [<COMMANDS>]
      Then the platform's answer is recorded
      When a call comes in that names the service
      And 1 minute passes
      Then the call is recorded

      Examples:
        | WHAT                                | COMMANDS |
        | Two dialled legs share a callName   | {"command":"answer"},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}},{"command":"dial","callName":"desk","to":{"type":"SIP","sip":{"endpoint":"sip:desk@example.com"}}} |
        | Two lists share a messagesName      | {"command":"answer"},{"command":"messages","messagesName":"a","messages":[{"type":"SAY","say":{"text":"One"}},{"type":"SAY","say":{"text":"Two"}}]},{"command":"messages","messagesName":"a","messages":[{"type":"SAY","say":{"text":"Three"}}]} |

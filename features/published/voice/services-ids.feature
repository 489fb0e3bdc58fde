@voice
Feature: Ids of voice services
  Each service has an id that no other service has.

  @PUB-VOICE-CREATE-01 @published
  Rule: Each new service has an id of its own

    @needs-clock
    Example: It keeps its moment of creation
      Given it is 2024-03-01T10:20:30.000Z
      When the client asks to create a voice service
      And the client takes what was made as the made voice service
      And 1 hour passes
      And the client asks to read a voice service
      Then "createTime" of the answer is the instant 2024-03-01T10:20:30.000Z

    Example: Three services
      When the client asks 3 times at once to create a voice service, each with its own "/name"
      Then every one of them has a different "serviceId"

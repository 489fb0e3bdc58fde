@voice @needs-clock @needs-accounts
Feature: What answers show of voice services
  A client finds a service as it made it.

  Rule: A service is shown as it was made
    Spec: Published: voice services

    @PUB-VOICE-CREATE-01 @published
    Example: The second of two services
      Given it is 2024-03-01T10:20:30.000Z
      When the client asks to create a voice service with this body:
        """
        {"name":"Reception","description":"Daytime"}
        """
      And 1 hour passes
      And the client asks to create a voice service with this body:
        """
        {"name":"Evening line","description":"The desk that answers at night & on Sundays, in Borås and in Åre, for parcels, returns and everything that cannot wait until the morning; it calls back within an hour, and leaves a message when nobody answers 🙂"}
        """
      Then it is accepted with HTTP status 201
      And "createTime" of the answer is the instant 2024-03-01T11:20:30.000Z
      When the client asks to list voice services with the query "filter=Evening"
      Then the answer includes {"services":[{"name":"Evening line","projectId":"the project","description":"The desk that answers at night & on Sundays, in Borås and in Åre, for parcels, returns and everything that cannot wait until the morning; it calls back within an hour, and leaves a message when nobody answers 🙂","createTime":"2024-03-01T11:20:30.000Z"}]}

    @PUB-VOICE-READ-01 @published
    Example: It is read an hour later
      Given it is 2024-03-01T10:20:30.000Z
      When the client asks to create a voice service, where "/name" is "Reception"
      And the client takes what was made as the made voice service
      And 1 hour passes
      And the client asks to read a voice service
      Then the answer includes {"name":"Reception","projectId":"the project","createTime":"2024-03-01T10:20:30.000Z","isDefault":false}

    @PUB-VOICE-LIST-01 @published
    Example: Two services in the list
      When the client asks to create a voice service with this body:
        """
        {"name":"Zebra crossing","description":"Daytime"}
        """
      And the client asks to create a voice service with this body:
        """
        {"name":"Zebra stripes","description":"Nights"}
        """
      And the client asks to list voice services with the query "filter=zebra"
      Then the answer contains "Zebra crossing"
      And the answer contains "Zebra stripes"
      And the answer contains "Daytime"
      And the answer contains "Nights"

@messaging @needs-accounts @needs-handset
Feature: Links and the messages that they are in
  A client finds for each link the message that it was sent in.

  Background:
    Given short trackable links are switched on for the account

  @PUB-LINK-SUM-01 @published
  Rule: The figures on links name the message of each link

    Example: Two messages with a link each, which nobody viewed
      When the account sends "See https://example.com/summer/a" to "+46700000001" as "first", without a callback URL
      And the account sends "See https://example.com/summer/b" to "+46700000002" as "second", without a callback URL
      And the client takes what was made as the message
      And the client asks to sum the clicks up
      Then the answer names the message
      And the answer includes {"short_urls": [{"view_count": 0}, {"view_count": 0}]}

  @PUB-LINK-DETAIL-01 @published
  Rule: The clicks on a link come with the message of the link, page by page

    Example: A page for seven clicks
      When the account sends "See https://example.com/summer/a" to "+46700000001" as "first", without a callback URL
      And the client takes what was made as the message
      And the client asks to read the clicks on a link with the query "hash={id}&page=1&pageSize=7"
      Then the answer names the message
      And the answer includes {"pagination": {"page": 1, "page_size": 7}}

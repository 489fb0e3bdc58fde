/**
 * What somebody might write who knows the platform's document and not the phrases of this suite, and the phrase that says
 * so: its pattern, as `plumbline steps` shows it. A guess exists, or its phrase is among the first three suggested.
 */
export const GUESSES: ReadonlyArray<readonly [interfaces: string, guess: string, phrase: string]> = [
  ['messaging', 'the client sends the same message again', '{requester} repeats the request'],
  ['messaging', 'the request is rejected with HTTP status 400', 'it is refused with HTTP status {statuses}'],
  ['messaging', '24 hours later', '{span} pass(es)'],
  ['messaging', 'de-duplication is enabled for the account', '{feature} is/are switched {onOff} for {account}'],
  ['messaging', 'the message "first" is delivered', '{messages} is/are reported {outcome}'],
  ['messaging', 'the message "second" is rejected with error code 305', '{messages} is/are reported {outcome}'],
  ['messaging', 'the callback URL receives 2 delivery reports', '{receiver} gets {amount} notification(s)'],
  ['messaging', 'the recipient replies "STOP"', 'the handset {string} {writing}'],
  [
    'messaging',
    'the number "+61491570156" is on the blacklist',
    '{numbers} is/are {listed} the blacklist of {account}',
  ],
  ['messaging', 'the client creates the webhook "orders"', '{requester} asks to {operation}'],
  ['messaging', 'the client enables the signature key "first"', '{requester} asks to {namedOperation} {string}'],
  ['messaging', "the account's time zone is Australia/Melbourne", 'the time zone of {account} is {string}'],
  ['messaging', 'the client requests the detailed report', '{account} asks for the {report}'],
  ['messaging', 'the recipient clicks the short link', 'the recipient at {string} opens the first link {int} time(s)'],
  ['messaging', 'the client registers the alpha tag "ACME"', '{requester} asks for the {senderKind} {string}'],
  ['messaging', 'the local time is 19:00', 'it is {instant}'],
  ['token', 'the client requests an access token', '{requester} asks to {operation}'],
  ['token', 'the token "first" has expired', 'it is {span} {side} the token {string} expires'],
  ['token', 'the client authenticates with a wrong secret', '{requester} asks to {operation} {credentials}'],
  ['lookup', 'the client queries the number "+46701234567"', '{lookupClient} looks up {lookedUp}'],
  ['lookup', 'the response is "result=OK;imsi=24001"', 'the lookup answers {line}'],
  ['subprojects', 'the client creates a subproject named "Sales"', '{requester} asks to {operation}'],
  ['subprojects', 'the list shows the subproject "Sales"', 'the subproject {string} is {isListed} under {project}'],
  ['voice', 'the client renames the service', '{caller} updates {updated} with {json}'],
  ['voice', 'the client makes the service the default', '{caller} updates {updated} with {json}'],
  ['voice', 'the service has not changed', '{service} is unchanged'],
  ['voice', 'an incoming call arrives at the service', '{calls} come(s) in that name(s) {called}'],
  [
    'voice',
    'the client repeats the update with the same idempotency key',
    '{caller} updates {service} with {json} under {key}',
  ],
  [
    'conversation',
    'the client sends a template message to the contact',
    'the client sends {recipients} the standalone message {json}',
  ],
  ['messaging', 'the customer receives the message', 'the handset {string} has {received}'],
];

import type { Reason } from './reason.ts';

/** What the document does not show, and so permits in any form. */
export const PERMITTED: readonly Reason[] = [
  { at: /^told\/token\.issue\/headers\/cache-control$/, because: 'The document shows no such header.' },
  {
    operators: /^(lost|null|emptied)$/,
    at: /^asked\/conversation\.send\/body\/callback_url$/,
    because: 'The document does not say what comes to the callback address of a conversation message.',
  },
  {
    operators: /^(omitted|left-out|all-but-last|five-at-most)$/,
    at: /inboundMembers(\/notifications\.timestamp(\/put)?)?$/,
    because: 'The document maps the moment of delivery reports alone.',
  },
  { at: /^decided\/reports\.groupings\/POSTBACK_DATA$/, because: 'Nothing says what postback data are.' },
  {
    operators: /^reversed$/,
    at: /^decided\/voice\.pageOf$/,
    because: 'Nothing says in which sequence services are listed.',
  },
  {
    operators: /^(omitted|left-out|nothing.*|as-the-first-time)$/,
    at: /lookup\.rules\/storedAnswer(\/|$)/,
    because: 'The document lets a client get round stored answers, and does not say that there are any.',
  },
  {
    operators: /^in-/,
    at: /^decided\/voice\.idempotencyScope$/,
    because: 'The document does not say whether case makes a difference in keys.',
  },
  {
    at: /^asked\/messages\.submit\/.*\/(subject|media\/each)$/,
    because: 'Nothing at the interface shows the subject and the media of an MMS.',
  },
  {
    at: /contactChecks\/(differentChannels|differentFields|differentLists|valueTypes)(\/|$)/,
    because: 'Nothing says that a contact is refused for naming something twice, or for a value of another type.',
  },
  {
    operators: /^all-but-last$/,
    at: /^decided\/contacts\.contactChecks$/,
    because: 'Nothing says that a value of another type is refused.',
  },
  {
    operators: /^(a-second-more|a-second-less|without-(milli)?seconds)$/,
    at: /^decided\/token\.expiresAt$/,
    because: 'A token lives about one hour.',
  },
  {
    at: /^told\/reporting\.async\.download(-url\/body\/(expires_at|expires_in_seconds|file_name)|\/headers\/content-disposition)$/,
    because: 'Nothing says how long a file can be downloaded, and what it is called.',
  },
  {
    at: /^sent\/conversation-inbound\/.*\/(location_message\/coordinates(\/\w+)?|conversation_id)$/,
    because: 'The document does not show what is in an inbound place, and how one number becomes a conversation.',
  },
  {
    operators: /^(in-|shortened)/,
    at: /^decided\/conversation\.signature\/nonceOf$/,
    because: 'Nothing says what a nonce looks like.',
  },
  {
    at: /^decided\/reports\.(jobSteps|ticketLife)$/,
    because: 'Nothing says in which steps a report is made, and how long its file can be downloaded.',
  },
  {
    operators: /^a-second-more$/,
    at: /^decided\/messaging\.(nextOpening|retention)$/,
    because: 'It may be a little later, or be kept a little longer.',
  },
  {
    at: /^decided\/voice\.callEffects\/(amd|answer|bridgeCall|dial|gotoMenu|hangup|menu|messages|startRecording|stopRecording|webhook)$/,
    operators: /^(nothing|one-|a-second-|as-the-first-time)/,
    because: 'It results in how long the next command waits, of which the document says nothing.',
  },
  { at: /^told\/reports\.list\/.*\/delay$/, because: 'The document calls it deprecated.' },
  { at: /^told\/.*(vendorId|vendor_id)$/, because: 'It is always the same, and nothing says which.' },
  {
    operators: /^floored-to-second$/,
    at: /^told\/.*(Date|_date|date_received|created|timestamp|_at|Time|_time|expiry|last_status_update)$/,
    because: 'Nothing asks for milliseconds in the moments of answers.',
  },
  {
    operators: /^reversed$/,
    at: /^told\/(contacts|lists|customFields|webhooks|blacklist|voice\.list|senders|numbers|standalone|links|reporting\.(scheduled|metakeys|async|summary))/,
    because: 'Nothing says in which sequence the list comes.',
  },
  {
    operators: /^another-status$/,
    at: /^told\/lists\.add\/201$/,
    because: 'It may be answered with HTTP status 200 or 201.',
  },
  { at: /^told\/reporting\.async\.history\/.*\/(updated_at|requested_by)$/, because: 'Nothing says what it is.' },
  {
    operators: /^another-status$/,
    at: /^refused\/((replies|reports|senders|webhooks)\.\w+|reporting\.(detail|metakeys|async\.download))\/403$/,
    because: 'The document gives no HTTP status to the refusal of an Account header, or of an address that has lapsed.',
  },
  {
    operators: /^another-status$/,
    at: /^refused\/(token\.issue\/(400|415)|voice\.update\/415)$/,
    because: 'The document gives no HTTP status to bodies of another kind.',
  },
  {
    at: /^sent\/conversation-[a-z]+\/headers\/content-type$/,
    because: 'The document shows no headers of conversation callbacks.',
  },
  {
    at: /^sent\/conversation-inbound\/body\/message\/contact_id$/,
    because: 'The document maps the sender onto the identity or onto contact_id, as it suits.',
  },
  {
    at: /classPatterns\/pairsInSequence/,
    because: 'Whether pairs that count up, such as 10 11 12, are meant by pairs in sequence is left undecided.',
  },
  { at: /(classPatterns\/doubleDigitGroups)/, because: 'Which digits make two double-digit groups is left undecided.' },
  {
    at: /sendObjections\/oneContent/,
    because: 'The document does not say how many contents a conversation message has.',
  },
  {
    operators: /^lost$/,
    at: /^told\/voice\.update\/.*\/credentials$/,
    because: 'The document does not say that answers repeat the secret of a storage.',
  },
  {
    operators: /^left-out$/,
    at: /^decided\/lookup\.abandoned$/,
    because: 'The document does not say whether a lookup goes on when its client is gone.',
  },
  {
    at: /^decided\/lookup\.patience$/,
    because: 'The document does not say how long the platform waits for a network.',
  },
  {
    operators: /^null-lost$/,
    at: /^asked\/messages\.submit\/.*\/delivery_report$/,
    because: 'The document gives null no meaning there.',
  },
  {
    operators: /^of-the-(child|parent|sibling)-too$/,
    at: /^done\/keys\.create$/,
    because: 'The document does not say whether the accounts of one customer share their signature keys.',
  },
  { at: /^(told|refused)\/messages\./, because: 'The document shows no answers of the operations on messages.' },
  { at: /^(asked|told|done|refused)\/subprojects\./, because: 'The document shows no payloads of subprojects.' },
  { at: /^sent\/reply\/(body|headers)/, because: 'The document shows no payload of replies.' },
  {
    at: /^sent\/webhook\/(body|headers)/,
    because: 'What a webhook is sent is determined by its template, whose variables the document does not show.',
  },
  { at: /^sent\/call-event\/(body|headers)/, because: 'The document shows no payloads of call events.' },
  {
    at: /^sent\/delivery-report\/body\/(delay|vendor_account_id\/vendor_id)/,
    because: 'The document calls it deprecated, or constant without saying which constant.',
  },
  {
    operators: /^floored-to-second$/,
    at: /^sent\/delivery-report\/body\/submitted_date/,
    because: 'The document does not ask for milliseconds in it.',
  },
  {
    at: /^asked\/voice\.update\/.*\/(menus|events|callHeaders|to\/phone)(\/|$)/,
    because: 'The document does not show what is in menus, events, custom headers and phone targets.',
  },
  {
    operators: /^(in-|cut-|shortened|plus-|one-behind|as-the-first|html|first-again)/,
    at: /^decided\/.*\/(objects|mistakes)$/,
    because: 'The document shows no words of refusals.',
  },
  {
    at: /^decided\/(auth\.challengeOf|messaging\.(messageRecord|newCode|idOfAddress|shortUrlOf)|token\.newToken)/,
    because: 'The document shows no form of it.',
  },
  {
    operators: /^(in-|nfc|nfkc|trimmed)/,
    at: /^decided\/messaging\.duplicateKey/,
    because: 'Whether such texts are the same is left open.',
  },
  { at: /\/(x_unknown|colour)$/, because: 'A member that the document does not have may be ignored.' },
  { at: /^asked\/messages\.submit\/.*\/(rich_link|message_id|status)$/, because: 'The document has no such member.' },
  {
    at: /^sent\/delivery-report\/body\/billing_units/,
    because: 'The document does not show how many units a message costs.',
  },
  {
    at: /^sent\/conversation-report\/.*\/(app_id|channel|contact_id|conversation_id|code)$/,
    because: 'The document maps nothing onto it.',
  },
  { at: /^asked\/messages\.cancel\/body\/status/, because: 'There is only one value that it can have.' },
  { at: /^asked\/webhooks\.create\/body\/headers\//, because: 'The document shows no headers of webhooks.' },
  { at: /^asked\/token\.issue\/body\/scope/, because: 'The document gives scope no meaning.' },
  {
    at: /^asked\/(conversation|standalone)\.send\/body\/(message|recipient)\//,
    because: 'Nothing at the interface shows what reaches the channel.',
  },
];

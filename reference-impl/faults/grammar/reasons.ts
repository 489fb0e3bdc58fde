/** Why no example has to catch the faults of some operators at some places; either may be left out for all of them. */
export interface Reason {
  readonly operators?: RegExp;
  readonly at?: RegExp;
  readonly because: string;
}

/** What the document does not show, and so permits in any form. */
const PERMITTED: readonly Reason[] = [
  { at: /^told\/.*(vendorId|vendor_id)$/, because: 'It is always the same, and nothing says which.' },
  {
    operators: /^floored-to-second$/,
    at: /^told\/.*(Date|_date|date_received|created|timestamp|_at|Time|_time|expiry|last_status_update)$/,
    because: 'Nothing asks for milliseconds in the moments of answers.',
  },
  {
    operators: /^reversed$/,
    at: /^told\/(contacts|lists|customFields|webhooks|blacklist|voice\.list|senders|numbers|standalone|links|reporting\.(scheduled|metakeys|async))/,
    because: 'Nothing says in which sequence the list comes.',
  },
  { operators: /^another-status$/, at: /^told\/lists\.add\/201$/, because: 'It may be answered with HTTP status 200 or 201.' },
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
  { at: /^sent\/conversation-[a-z]+\/headers\/content-type$/, because: 'The document shows no headers of conversation callbacks.' },
  { at: /^sent\/conversation-inbound\/body\/message\/contact_id$/, because: 'The document maps the sender onto the identity or onto contact_id, as it suits.' },
  { at: /(classPatterns\/doubleDigitGroups)/, because: 'Which digits make two double-digit groups is left undecided.' },
  { at: /sendObjections\/oneContent/, because: 'The document does not say how many contents a conversation message has.' },
  { at: /^decided\/lookup\.patience$/, because: 'The document does not say how long the platform waits for a network.' },
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

/** What nobody can tell from the right behaviour. */
const EQUIVALENT: readonly Reason[] = [
  { at: /^decided\/http\.parseJson$/, because: 'Only bodies that are no objects come out differently, and those are refused.' },
  {
    at: /^decided\/messaging\.drop(Reply|Report)$/,
    operators: /^(as-the|negated|nothing|one-behind)/,
    because: 'What it results in is noted by the lab alone.',
  },
  {
    operators: /^(in-|shortened)/,
    at: /^decided\/(messaging|reports)\.keeperOf$/,
    because: 'It is a name under which something is kept, and which nobody sees.',
  },
  { operators: /^first-again$/, at: /^decided\/contacts\.\w+Filters\/\w+\/sets$/, because: 'A set that is asked for twice has the same members.' },
  {
    operators: /^(reversed|first-again)$/,
    at: /^decided\/(contacts\.\w+Filters|reports\.(filters|historyFilters|keysOf|groupings\/\w+|partsShown))$/,
    because: 'All of them have to be met, or are counted, in whatever sequence.',
  },
  {
    operators: /^(left-out|nothing.*)$/,
    at: /^decided\/reports\.filters\/\w+\/narrows$/,
    because: 'It only spares the filter some messages, and the filter decides by itself.',
  },
  {
    operators: /^(omitted|left-out|nothing.*)$/,
    at: /classPatterns\/(fiveIdentical|sixIdentical|pairsInSequence)/,
    because: 'Every number that has this pattern has another one of the same class.',
  },
  { operators: /^shortened$/, at: /^asked\/reporting\..*\/(start|end)_date$/, because: 'Without the letter at its end it is still taken as UTC.' },
  {
    operators: /^done-twice$/,
    at: /^done\/(customFields|senders|voice|webhooks)\.(create|request)$/,
    because: 'The second time it is refused, because there is such a thing already.',
  },
  {
    operators: /^(said-only|done-(once|from-the-second|three-times-at-most))$/,
    at: /^done\/keys\.create$/,
    because: 'A key is made while the request waits, where these operators change nothing; faults of keepKey do the same.',
  },
  { operators: /^of-the-/, at: /^done\/numbers\.(list|read)$/, because: 'The numbers on offer are the same for every account.' },
  { operators: /^of-the-/, at: /^done\/reporting\.async\.download$/, because: 'The address of a file works for everybody who has it.' },
  { operators: /^twice$/, at: /^decided\//, because: 'A decision that is made twice is the same, and what is removed twice is gone.' },
  {
    operators: /^(reversed|first-again)$/,
    at: /^decided\/.*(Checks|Rules|Stages|rules|OnPage|Page|Pool|Patterns|Times|Accounts|listed)$/,
    because: 'The order makes no difference, or the document gives none.',
  },
  {
    operators: /^done-twice$/,
    at: /^done\/.*\.(add|assign|cancel|change|confirm|delete|detail|disable|enable|fields|members|metakeys|release|remove|reverify|summary|verify)$/,
    because: 'Done twice is the same as done once.',
  },
  {
    operators: /^of-the-\w+-too$/,
    at: /^done\/.*\.(add|assign|cancel|change|confirm|delete|detail|disable|enable|fields|members|metakeys|release|remove|reverify|summary|verify)$/,
    because: 'Another account has no such thing, and reading changes nothing.',
  },
  {
    operators: /^(done-|said-only)/,
    at: /^done\/(reporting\.(detail|summary|metakeys|async\.fields)|standalone\.capability)$/,
    because: 'It reads and has no effect.',
  },
  {
    operators: /^(foremost|hindmost)$/,
    because: 'The order of rules that do not apply to the same case makes no difference.',
  },
  {
    operators: /^(omitted|left-out|twice)$/,
    at: /\/park(Default)?(\/|$)/,
    because: 'It is a place where the lab can hold requests, and does nothing else.',
  },
  {
    operators: /^(reversed|first-again)$/,
    at: /^asked\//,
    because: 'The list is a set: it has no order, and an entry counts once.',
  },
  {
    operators: /^in-(capitals|small-letters)$/,
    at: /(_?[iI]d|_date|_timestamp|scheduled|timezone|cron_expression|content-type|Ids\/each|ce-time|date_received)$/,
    because: 'Case makes no difference in ids, times, zones and media types.',
  },
  { operators: /^lost$/, at: /^sent\/[^/]+\/(method|url|headers\/content-type)$/, because: 'The letter is not sent at all, or as usual.' },
  { operators: /^space-for-plus$/, at: /(numbers\/each|_number|identity|url)$/, because: 'The number stays the same.' },
  { operators: /^as-text$/, at: /^asked\//, because: 'The value means the same as a text.' },
];

/** By class; the first that fits counts. */
export const REASONS: readonly Reason[] = [...PERMITTED, ...EQUIVALENT];

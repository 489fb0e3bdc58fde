/** Why no example has to catch the faults of some operators at some places; either may be left out for all of them. */
export interface Reason {
  readonly operators?: RegExp;
  readonly at?: RegExp;
  readonly because: string;
}

/** What the document does not show, and so permits in any form. */
const PERMITTED: readonly Reason[] = [
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

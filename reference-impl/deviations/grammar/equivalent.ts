import type { Reason } from './reason.ts';

/** What nobody can tell from the right behaviour. */
export const EQUIVALENT: readonly Reason[] = [
  {
    operators: /^(negated|nothing)/,
    at: /^decided\/contacts\.contactFilters\/channels\/areDisjoint$/,
    because: 'It only spares a look for entries that come twice.',
  },
  { operators: /^null-lost$/, at: /^asked\/webhooks\.change\/body\/encoding$/, because: 'Null leaves it as it is.' },
  {
    operators: /^(omitted|left-out|nothing.*)$/,
    at: /lookup\.rules\/(blocked|rangeNotAccepted)(\/|$)/,
    because: 'The network gives the same result when it is asked all the same.',
  },
  { operators: /^lost$/, at: /^told\/.*\/text$/, because: 'An answer without its text is answered as usual.' },
  {
    operators: /^(shortened|trimmed)$/,
    at: /^(decided\/reports\.fileOf\/\w+|told\/reporting\.async\.download\/text)$/,
    because: 'The end of the last line of a file makes no difference.',
  },
  {
    at: /^sent\/call-event\/url$/,
    because: 'An event goes to the addresses of its service, whatever its letter says.',
  },
  {
    operators: /^(reversed|first-again)$/,
    at: /^decided\/mapping\.\w+(Members|Types)$/,
    because: 'A member that is mapped earlier, later or again is the same.',
  },
  {
    operators: /^reversed$/,
    at: /^decided\/mapping\.\w+Of$/,
    because: 'Nothing says in which sequence several calls are made.',
  },
  {
    at: /^decided\/lookup\.digitsOf$/,
    operators: /^(in-|next-|plus-|space-)/,
    because: 'Only what is no number comes out differently, and that is refused.',
  },
  {
    operators: /^all-but-first$/,
    at: /^decided\/messaging\.submitStages$/,
    because: 'Its first stage is a place where the lab can hold requests, and does nothing else.',
  },
  {
    operators: /^nothing-(after-three|every-second)$/,
    at: /\/park(Default)?\/run$/,
    because: 'It is a place where the lab can hold requests, and does nothing else.',
  },
  {
    operators: /^in-/,
    at: /^decided\/(messaging\.sendingZone|lookup\.mediaType)$/,
    because: 'Case makes no difference in zones and media types.',
  },
  {
    at: /^decided\/http\.parseJson$/,
    because: 'Only bodies that are no objects come out differently, and those are refused.',
  },
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
  {
    operators: /^first-again$/,
    at: /^decided\/contacts\.\w+Filters\/\w+\/sets$/,
    because: 'A set that is asked for twice has the same members.',
  },
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
    at: /classPatterns\/(fiveIdentical|sixIdentical)/,
    because: 'Every number that has this pattern has another one of the same class.',
  },
  {
    operators: /^all-but-first$/,
    at: /^decided\/messaging\.classPatterns$/,
    because: 'Six identical digits are two identical triplets as well.',
  },
  {
    operators: /^shortened$/,
    at: /^asked\/reporting\..*\/(start|end)_date$/,
    because: 'Without the letter at its end it is still taken as UTC.',
  },
  {
    operators: /^done-twice$/,
    at: /^done\/(customFields|senders|voice|webhooks)\.(create|request)$/,
    because: 'The second time it is refused, because there is such a thing already.',
  },
  {
    operators: /^(said-only|done-(once|from-the-second|three-times-at-most))$/,
    at: /^done\/keys\.create$/,
    because:
      'A key is made while the request waits, where these operators change nothing; faults of keepKey do the same.',
  },
  {
    operators: /^of-the-/,
    at: /^done\/numbers\.(list|read)$/,
    because: 'The numbers on offer are the same for every account.',
  },
  {
    operators: /^of-the-/,
    at: /^done\/reporting\.async\.download$/,
    because: 'The address of a file works for everybody who has it.',
  },
  {
    operators: /^twice$/,
    at: /^decided\//,
    because: 'A decision that is made twice is the same, and what is removed twice is gone.',
  },
  {
    operators: /^(reversed|first-again)$/,
    at: /^decided\/.*(Checks|Rules|Stages|rules|Objections|OnPage|Page|Pool|Patterns|Times|Accounts|listed)$/,
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
  {
    operators: /^lost$/,
    at: /^sent\/[^/]+\/(method|url|headers\/content-type)$/,
    because: 'The letter is not sent at all, or as usual.',
  },
  { operators: /^space-for-plus$/, at: /(numbers\/each|_number|identity|url)$/, because: 'The number stays the same.' },
  { operators: /^as-text$/, at: /^asked\//, because: 'The value means the same as a text.' },
];

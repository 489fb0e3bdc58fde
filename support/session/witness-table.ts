import type { WitnessKind } from './witnesses.ts';

/** What the words of a Then step need beside them or stand for; `$1` is what the first group found. */
export interface WitnessRow {
  readonly words: RegExp;
  readonly kind: WitnessKind;
  readonly of: string;
}

const row =
  (kind: WitnessKind) =>
  (words: RegExp, of: string): WitnessRow => ({ words, kind, of });
const accepted = row('accepted');
const arrived = row('arrived');
const read = row('read');

/** Claims of absence, of nothing having changed or happened: each counts only beside its witness. */
const NEEDS: readonly WitnessRow[] = [
  accepted(/^nothing has happened on the platform$/, 'do the same properly'),
  accepted(/^the request leads to no approved address$/, 'do the same properly'),
  arrived(/ gets no notification$/, 'any receiver'),
  arrived(/ gets 0 notifications$/, 'any receiver'),
  arrived(/ gets exactly 0 events/, 'any receiver'),
  arrived(/^".*" is never reported /, 'the receiver of delivery reports'),
  arrived(/^(".*") is reported nothing but /, 'the receiver of the reports of $1'),
  arrived(/^no conversation message is sent$/, 'the conversation service'),
  arrived(/^it acts on 0 reports$/, 'the receiver'),
  arrived(/^the handset ".*" has 0 messages$/, 'any handset'),
  arrived(/^the customer has got 0 messages$/, 'the customer'),
  arrived(/ finds 0 clicks on /, 'the count of clicks'),
  arrived(/ does not go out from /, 'a handset from the address it was sent from'),
  read(/ is not on the blacklist of /, 'the blacklist'),
  read(/ is on the blacklist of .* 0 times$/, 'the blacklist'),
  read(/ does not find the (reply|signature key|sender address|webhook) /, 'the list with a $1'),
  read(/^the subproject .* is not listed under /, 'the list of subprojects'),
  read(/ does not have the number /, 'the numbers that are held'),
  read(/ has no enabled signature key$/, 'the enabled signature key'),
  read(/ does not see what was made$/, 'what was made'),
  read(/^nothing that came of .* is on any page$/, 'the pages of a list'),
  read(/^the report (does not (list|contain) |is empty$)/, 'the report'),
  read(/^the answer does not name /, 'the answer'),
  read(/^the answer does not contain ["'](.*)["']$/, 'the text "$1"'),
  read(/^the answer has no "(.*)"$/, 'the member "$1"'),
  arrived(/^the ".*" lookup host gets 0 to 0 lookups$/, 'a lookup host'),
  arrived(/ can list no report of ".*" that was not pushed$/, 'the receiver of delivery reports'),
  read(/^the conversation call does not contain /, 'the conversation call'),
  read(/^the conversation call has no content but /, 'the conversation call'),
  read(/ is not told /, 'what is told'),
  read(/ learns nothing of /, 'the report of a link'),
  read(/^(.*) is unchanged($| but for )/, '$1 as it was'),
  read(/^(.*service) does not have /, '$1 as it was'),
  read(/^(.*service) was changed 0 times /, '$1 as it was'),
];

/** What shows that things of a kind can be there. */
const GIVES: readonly WitnessRow[] = [
  accepted(/^the (same )?request (made properly )?is accepted$/, 'do the same properly'),
  arrived(/^(".*") is reported /, 'the receiver of the reports of $1'),
  arrived(/^[1-9]\d* conversation messages? (is|are) sent$/, 'the conversation service'),
  arrived(/^the conversation call has /, 'the conversation service'),
  arrived(/^it acts on [1-9]\d* reports?$/, 'the receiver'),
  arrived(/^the handset ".*" (has [1-9"]|shows)/, 'any handset'),
  arrived(/^".*" is reported delivered$/, 'any handset'),
  arrived(/^the customer has got [1-9]\d* messages?$/, 'the customer'),
  arrived(/ finds [1-9]\d* clicks? on /, 'the count of clicks'),
  arrived(/ goes out from /, 'a handset from the address it was sent from'),
  read(/ is on the blacklist of (?!.* 0 times$)/, 'the blacklist'),
  read(/ finds the (reply|sender address|webhook) /, 'the list with a $1'),
  read(/ finds the signature keys /, 'the list with a signature key'),
  read(/^the subproject .* is listed under /, 'the list of subprojects'),
  read(/ has the number /, 'the numbers that are held'),
  read(/^the enabled signature key of .* is "/, 'the enabled signature key'),
  read(/ sees what was made$/, 'what was made'),
  read(/^everything that came of .* is on exactly one page /, 'the pages of a list'),
  read(/^the report (lists|contains) /, 'the report'),
  read(
    /^the answer (names|contains|includes|shows|has (".*" set|the published|\d+ entr)|describes)/,
    'the answer',
  ),
  arrived(/^the ".*" lookup host gets [1-9]/, 'a lookup host'),
  read(/^the conversation call has (".*" in |\{|no content but )/, 'the conversation call'),
  read(/ is told (\{|")/, 'what is told'),
  read(/ finds [1-9]\d* clicks? on /, 'the report of a link'),
  read(/^(.*service) was set to /, '$1 as it was'),
];

/** Words that deny something but carry their proof: the step itself fails when there is nothing to look at. */
export const SELF_EVIDENT: readonly RegExp[] = [
  /^it does not cost /,
  /^no report of .* has /,
  /^no page has more than /,
  /^no two /,
  /^the ".*" lookup host gets 0 to [1-9]\d* lookups$/,
  /^".*" of the answer is a whole number above 0$/,
  /^".*" of the answer is text that is not empty$/,
  /^(the|every) .* is refused( with HTTP status \d+)?$/,
  / is refused or reported with report code /,
  / only if (the request|that) was (accepted|refused)$/,
  / if that was accepted, else /,
  / unless ".*" is refused$/,
  / shows nothing but GSM-7 characters/,
  /^the report lists nothing but/,
  /^.* is as the answer says that was not refused$/,
  /^the id of the address .* is not the id of its request$/,
];

/** An empty list under a filter or behind the last page: the other rows of its outline show what is found. */
export const SHOWN_BY_OTHER_ROWS: readonly RegExp[] = [
  /^the answer lists ".*" and nothing else$/,
  /^the answer has 0 entries in /,
  /^the page (shows 0 entries|has 0 services)/,
];

const DENIAL = /\b(no|not|never|nothing|none|nobody|without|unchanged|empty|refused|refusals|0)\b/;

/** Whether the words of a step, outside of what they quote, deny something. */
export const denies = (text: string): boolean => DENIAL.test(text.replace(/"[^"]*"|\{.*\}/g, '"'));

/** The rows of `table` that a step falls under, with the thing they are about filled in; each text is looked at once. */
function rowsIn(table: readonly WitnessRow[]): (text: string) => readonly WitnessRow[] {
  const known = new Map<string, readonly WitnessRow[]>();
  const find = (text: string): WitnessRow[] =>
    table.flatMap(({ words, kind, of }) => {
      const found = words.exec(text);
      return found ? [{ words, kind, of: of.replace('$1', found[1] ?? '') }] : [];
    });
  return (text) => {
    const rows = known.get(text) ?? find(text);
    known.set(text, rows);
    return rows;
  };
}

/** What the words of a step need beside them. */
export const needsOf = rowsIn(NEEDS);

/** What the words of a step stand for. */
export const givesOf = rowsIn(GIVES);

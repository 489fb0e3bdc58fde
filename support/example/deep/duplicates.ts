import { spanOf } from '../../ground/time/span.ts';
import { DAY } from '../../ground/time/units.ts';
import { isOrAre, lengthOf, listed, type Script, type ScriptMessage, ScriptWriter, send } from './script.ts';
import type { Row, Space } from './space.ts';

/** A message of an account with de-duplication, and when it was sent. */
export interface SentText {
  readonly at: number;
  readonly account: string;
  readonly number: string;
  readonly text: string;
}

/** Which of the messages, in their order, are withheld. */
export type DuplicatesModel = (sent: readonly SentText[]) => boolean[];

/** Equal texts to a number within 24 hours of the first are held back. Section "Optional account features", line 28. */
export const duplicatesModel: DuplicatesModel = (sent) => {
  const windows = new Map<string, number>();
  const withheld: boolean[] = [];
  for (const { at, account, number, text } of sent) {
    const message = JSON.stringify([account, number, text]);
    const begun = windows.get(message);
    const isRepeat = begun !== undefined && at < begun + DAY;
    if (!isRepeat) windows.set(message, at);
    withheld.push(isRepeat);
  }
  return withheld;
};

const OTHERS: Readonly<Record<string, string>> = {
  '+46700000001': '+46700000002',
  '+61491570156': '+61491570157',
  '+12025550101': '+46700000001',
  '+447700900001': '+61491570156',
};

class Traffic extends ScriptWriter {
  readonly sent: Array<SentText & { readonly name: string; readonly count: number }> = [];
  readonly #account: string;

  constructor(account: string) {
    super();
    this.#account = account;
  }

  send(by: string, message: ScriptMessage): void {
    send(this, this.#account, by, [message]);
    this.#note(message);
  }

  sendAtOnce(by: string, { text, to }: ScriptMessage, count: number): void {
    const who = by === 'its parent' ? `the account, acting for ${this.#account},` : this.#account;
    this.sends(count).when(`${who} sends "${text}" to "${to}" ${count} times at once`);
    for (let place = 0; place < count; place += 1) this.#note({ name: '', text, to }, count);
  }

  #note({ name, text, to, length }: ScriptMessage, count = 1): void {
    const content = `${text} (${length ?? text.length})`;
    this.sent.push({ at: this.now, account: this.#account, number: to, text: content, name, count });
  }
}

/** What happens before the first message or between it and its repeats. */
function other(what: string | undefined, traffic: Traffic, first: ScriptMessage, who: string): void {
  if (what === 'a request without credentials')
    traffic.when(`${who} asks to submit a message without credentials`).then('it is refused with HTTP status 401');
  if (what === 'a request that is no JSON') {
    traffic.when(`${who} asks to submit a message with this body:`, ['"""', '{"messages":[{"content":}]}', '"""']);
    traffic.then('it is refused');
  }
  if (what?.startsWith('the same, three days ago')) {
    traffic.send('its key', { ...first, name: 'old' });
    if (what.endsWith('withheld then')) {
      traffic.pass('1 hour');
      traffic.send('its key', { ...first, name: 'old repeat' });
    }
    traffic.pass('72 hours');
  }
  if (what === 'another text') traffic.send('its key', { name: 'beside', text: 'Something else', to: first.to });
  if (!what?.endsWith('other messages')) return;
  const [requests, recipients] = what === '2000 other messages' ? [8, 250] : [1, 20];
  for (let place = 1; place <= requests; place += 1)
    traffic.sends(recipients).when(`${who} sends "Sale ${place} starts today" to ${recipients} recipients`);
}

function ruleOf({ repeat, after, between }: Row): string {
  if (repeat === 'the number differs') return 'MSG-DEDUP-05';
  if (repeat === 'the last letter differs') return 'MSG-DEDUP-06';
  if (repeat === 'the metadata differ' || repeat === 'other metadata follow') return 'MSG-DEDUP-07';
  if (repeat === 'three at once') return 'MSG-DEDUP-10';
  return spanOf(after as string) > 12 * 3_600_000 || between === '2000 other messages'
    ? 'MSG-DEDUP-02'
    : 'MSG-DEDUP-01';
}

function repeatOf(row: Row, first: ScriptMessage): ScriptMessage {
  const same = { ...first, metadata: undefined };
  if (row.repeat === 'the last letter differs')
    return { ...same, text: `${first.text.slice(0, -1)}${first.text.endsWith('5') ? '6' : '5'}` };
  if (row.repeat === 'the number differs') return { ...same, to: OTHERS[first.to] as string };
  if (row.repeat === 'the metadata differ') return { ...same, metadata: '8' };
  if (row.repeat === 'other metadata follow') return { ...same, metadata: '7' };
  return same;
}

function judge(script: Traffic, isWithheld: readonly boolean[], seen: string, to: string): void {
  const [delivered, withheld]: [string[], string[]] = [[], []];
  let [atOnce, refused, shown] = [0, 0, 0];
  for (const [place, { name, count, number }] of script.sent.entries()) {
    if (name !== '') (isWithheld[place] ? withheld : delivered).push(name);
    if (count > 1) atOnce += 1;
    if (count > 1 && isWithheld[place]) refused += 1;
    if (number === to && !isWithheld[place]) shown += 1;
  }
  script.then(`${listed(delivered)} ${isOrAre(delivered)} reported delivered`);
  if (withheld.length > 0) {
    script.then(`${listed(withheld)} ${isOrAre(withheld)} reported rejected with report code 305`);
    script.then(`${listed(withheld)} ${isOrAre(withheld)} never reported delivered`);
  }
  if (refused > 0)
    script.then(`${refused} of them ${refused === 1 ? 'is' : 'are'} reported rejected with report code 305`);
  if (atOnce > refused) script.then(`${atOnce - refused} of them is reported delivered`);
  if (seen !== 'at the handset') return;
  script.needs('handset').then(`the handset "${to}" has ${shown} ${shown === 1 ? 'message' : 'messages'}`);
}

export function duplicatesScript(space: Space, row: Row, model: DuplicatesModel = duplicatesModel): Script {
  const { sender = '', seen = '', after = '', repeats } = row;
  const script = new Traffic(sender).needs('accounts', 'callbacks');
  const first: ScriptMessage = {
    name: 'first',
    text: row.text as string,
    to: row.recipient as string,
    length: lengthOf(row.length),
    metadata:
      row.repeat === 'other metadata follow' ? undefined : row.repeat === 'the metadata differ' ? '7' : undefined,
  };
  script.given(`de-duplication is switched on for ${sender}`);
  other(row.before, script, first, sender);
  script.send(row['first by'] as string, first);
  other(row.between, script, first, sender);
  script.pass(after);
  const repeat = repeatOf(row, first);
  if (row.repeat === 'three at once') script.sendAtOnce(row['repeated by'] as string, repeat, 3);
  for (let place = 1; row.repeat !== 'three at once' && place <= Number(repeats); place += 1) {
    if (place > 1) script.pass('1 second');
    script.send(row['repeated by'] as string, { ...repeat, name: `repeat ${place}` });
  }
  if (seen === 'a day later' || seen === 'at the handset') script.when('25 hours pass');
  if (seen !== 'at once' || spanOf(after) > 60_000 || row.before?.startsWith('the same')) script.needs('clock');
  judge(script, model(script.sent), seen, first.to);
  return script.ends(ruleOf(row), space, row);
}

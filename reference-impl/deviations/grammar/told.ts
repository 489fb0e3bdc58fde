import type { Reply } from '../../http/operation.ts';
import { jsonIn } from '../../kernel/json.ts';
import type { Fault } from '../../worlds/behaviour.ts';
import { changing, type Found, findIn, type Site } from './site.ts';

const isSuccess = ({ status }: Reply): boolean => status < 300;

const TAKEN_FOR: Readonly<Record<number, number>> = {
  200: 202,
  201: 200,
  202: 200,
  204: 200,
  301: 302,
  302: 200,
  400: 422,
  401: 403,
  403: 404,
  404: 400,
  409: 400,
  413: 400,
  415: 400,
  422: 400,
  429: 503,
};

const ANOTHER_STATUS = 'another-status';

const withAnotherStatus = (kind: string, isMeant: (reply: Reply) => boolean): Site => ({
  kind,
  operators: [ANOTHER_STATUS],
  find: (_subject, value, _memory, isNew) => {
    const { status } = value as Reply;
    const found = { operator: ANOTHER_STATUS, at: String(status) };
    return isMeant(value as Reply) && TAKEN_FOR[status] !== undefined && isNew(found) ? [found] : [];
  },
  row: (operator, subject, at) => {
    const status = TAKEN_FOR[Number(at)];
    if (operator !== ANOTHER_STATUS || status === undefined) return undefined;
    const reply: Fault['reply'] = (usual, { operation }) =>
      operation === subject && usual.status === Number(at) ? { ...usual, status } : usual;
    return { says: `${subject} answers with HTTP status ${status} in the place of ${at}.`, reply };
  },
});

/** Refusals: the document gives each a status. */
export const refused = withAnotherStatus('refused', (reply) => !isSuccess(reply));

const statusTold = withAnotherStatus('told', isSuccess);

const seen = ({ headers, body, text }: Reply): Partial<Reply> => ({
  ...(headers ? { headers } : {}),
  ...(body === undefined ? {} : { body: jsonIn(JSON.stringify(body)) }),
  ...(text === undefined ? {} : { text }),
});

const EASY = new Set([
  'emptied',
  'null',
  'null-lost',
  'in-capitals',
  'in-small-letters',
  'one-behind',
  'zero',
  'halved',
  'doubled',
  'as-text',
  'first-again',
  'cut-at-20',
  'cut-at-30',
  'cut-at-40',
  'cut-at-50',
  'plus-for-space',
  'last-only',
  'all-but-last',
  'without-entries',
  'an-hour-early',
  'a-day-late',
]);

/** Members of successful answers: what is kept is right, and said wrongly. */
export const told: Site = {
  kind: 'told',
  operators: [],
  find: (subject, value, memory, isNew): Found[] => [
    ...statusTold.find(subject, value, memory, isNew),
    ...findIn(seen(value as Reply), memory, isNew, {
      isMeant: ([top, ...rest]) => top === 'text' || rest.length > 0,
      without: EASY,
    }),
  ],
  row: (operator, subject, at) => {
    if (operator === ANOTHER_STATUS) return statusTold.row(operator, subject, at);
    const change = changing(operator, at);
    if (!change) return undefined;
    let alter: (<Value>(value: Value) => Value) | undefined;
    const reply: Fault['reply'] = (usual, { operation }) => {
      if (operation !== subject || !isSuccess(usual)) return usual;
      alter ??= change.begin();
      return { ...usual, ...alter(seen(usual)) };
    };
    return { says: `${at} in the answer of ${subject} is shown ${change.says}.`, reply };
  },
};

import { type Mode, runOf } from '../mode.ts';
import type { Scene, Twist } from '../scene.ts';
import { at, inTurn, texts, withJson } from '../twists.ts';
import { allOf, NOT_GREEN } from './rules.data.ts';

const BLACKLIST = /\/blacklist/;

/** The list with another way to its next page. */
const leadingTo = (where: (scene: Scene) => string): Twist =>
  withJson((page, scene) => ({ ...(page as object), pagination: { page: 0, next_uri: where(scene) } }));

const host = ({ elsewhere }: Scene): string => elsewhere.replace('http://', '');

const PATH = '/v1/number_authorisation/mt/blacklist';

/** Every member that leads to a next page, set to this. */
const leading = (next: (scene: Scene) => unknown): Twist => withJson((page, scene) => led(page, next(scene)));

const LEADERS = new Set(['next_token', 'nextPageToken', 'next_page_token', 'prevPageToken']);

function led(value: unknown, next: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const own = Object.entries(value).map(([name, member]) => [name, LEADERS.has(name) ? next : led(member, next)]);
  const { pagination } = value as { pagination?: object };
  const more = pagination ? { pagination: { ...pagination, next_token: next } } : {};
  return { ...Object.fromEntries(own), ...more };
}

let count = 0;
const another = (): string => `token-${count++}`;

/** Each text that looks like an id, made new. */
const renewed = (value: unknown): unknown => texts(value, (text) => (/-.*-/.test(text) ? `${text}${another()}` : text));

const firstPage = (body: Buffer): Buffer =>
  Buffer.from(JSON.stringify({ ...JSON.parse(body.toString('utf8')), page: 1 }));

const TOKEN = /([?&])(?:token|nextPageToken|pageToken)=[^&]*/g;

/** The first page of a list, whichever was asked for. */
const first = (scene: Scene): Scene => ({
  ...scene,
  platform: ({ url, ...rest } = scene.asked) => scene.platform({ ...rest, url: url.replace(TOKEN, '$1') }),
});

const samePage: Twist = async ({ asked, platform, give }) =>
  give(await platform({ ...asked, body: firstPage(asked.body) }));

const LISTS = ['PUB-LIST-PAGE-01', 'PUB-SUB-LIST-01'] as const;

/** A way back to the page itself, whichever kind of list it is. */
const loop = (url: string): Twist =>
  BLACKLIST.test(url) ? leadingTo(() => PATH) : /detail/.test(url) ? samePage : leading(() => 'again');

/** Ways to the next page that lead elsewhere, round in circles or on without end. */
export const pages: readonly Mode[] = [
  {
    mode: 'a next page at another origin, by user information, without a scheme, absolute and with a backslash',
    command: runOf('BL-01', 'BL-02', 'BL-03', 'BL-05'),
    twist: at(
      BLACKLIST,
      inTurn(
        leadingTo((scene) => `@${host(scene)}/x`),
        leadingTo((scene) => `//${host(scene)}/x`),
        leadingTo(({ elsewhere }) => `${elsewhere}/x`),
        leadingTo((scene) => `\\\\${host(scene)}\\x`),
        leadingTo((scene) => `.${host(scene)}/x`),
        leadingTo((scene) => `:80@${host(scene)}/x`),
        leadingTo((scene) => ` ${scene.elsewhere}/x`),
        leadingTo(({ elsewhere }) => elsewhere.replace('http:', 'HTTP:')),
      ),
    ),
    leadsTo: { exit: 1, rules: { 'BL-01': 'fail', 'BL-02': 'fail' }, requests: 400 },
  },
  {
    mode: 'a next page with commands, markup and line feeds in its address',
    command: runOf('BL-01', 'BL-02'),
    twist: at(
      BLACKLIST,
      inTurn(
        leadingTo(() => `@127.0.0.1/"$(touch pwned)"`),
        leadingTo(() => `${PATH}?token="$(touch pwned)\`touch pwned\`'; touch pwned; '`),
        leadingTo(() => `${PATH}?token=\r\nx-injected: 1\r\n\r\nGET /injected HTTP/1.1\r\n`),
        leadingTo(() => `${PATH}?<script>alert(1)</script>]]>\u001b[2J\u202e`),
        leadingTo(() => 'file:///etc/passwd'),
        leadingTo(() => 'javascript:alert(1)'),
      ),
    ),
    leadsTo: { exit: [1, 3], rules: { 'BL-01': NOT_GREEN }, requests: 400 },
  },
  {
    mode: 'a file to be downloaded from another origin, and from no address',
    command: runOf('PUB-ASYNC-URL-01'),
    target: { published: true },
    twist: at(
      /download-url/,
      inTurn(
        withJson((value, { elsewhere }) => ({ ...(value as object), download_url: `${elsewhere}/file` })),
        withJson((value) => ({ ...(value as object), download_url: 'nowhere at all' })),
      ),
    ),
    leadsTo: {
      exit: [1, 3],
      rules: { 'PUB-ASYNC-URL-01': ['fail', 'inconclusive precondition-unmet'] },
      requests: 100,
    },
  },
  {
    mode: 'a next page that is null',
    command: runOf('DEDNUM-CLASS-01', 'SENDER-ISO-01', ...LISTS),
    twist: leading(() => null),
    leadsTo: { exit: [0, 1], rules: { 'DEDNUM-CLASS-01': 'pass', 'SENDER-ISO-01': 'pass' }, requests: 600 },
  },
  {
    mode: 'lists whose next page is always themselves, and a report with the same page for every number',
    command: runOf('BL-01', 'DEDNUM-CLASS-01', 'SENDER-ISO-01', 'REPORT-PAGE-01', ...LISTS),
    target: { published: true },
    twist: (scene) => loop(scene.asked.url)(first(scene)),
    leadsTo: {
      exit: 1,
      rules: allOf(['BL-01', 'DEDNUM-CLASS-01', 'SENDER-ISO-01', 'REPORT-PAGE-01', ...LISTS], 'fail'),
      requests: 600,
    },
  },
  {
    mode: 'a list of which every page has new entries and a way to a new one',
    command: [...runOf('BL-01'), '--tags', '@smoke'],
    twist: at(/blacklist|dedicated/, (scene) =>
      (BLACKLIST.test(scene.asked.url)
        ? leadingTo(() => `${PATH}?token=${another()}`)
        : withJson((page) => led(renewed(page), another())))(first(scene)),
    ),
    leadsTo: {
      exit: [1, 3],
      rules: { 'BL-01': ['fail', 'inconclusive insufficient-evidence'] },
      requests: 1200,
    },
  },
];

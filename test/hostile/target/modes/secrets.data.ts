import { CANARIES } from '../../../interop/targets/echoing-server.ts';
import { type Mode, runOf } from '../mode.ts';
import type { Scene, Twist } from '../scene.ts';
import { disguises } from '../secrets.ts';
import { at, texts, withJson } from '../twists.ts';

const variable = (name: string): string => `$${`{${name}}`}`;

/** Who the harness is; the last secret is short, as people choose them. */
const environment = {
  HOSTILE_SECRET: CANARIES.messaging.secret,
  HOSTILE_KEY_SECRET: CANARIES.project.keySecret,
  HOSTILE_PASSWORD: 'Qz7!x',
};

/** Secrets that nobody declared; the names of their members give them away. */
const UNDECLARED = {
  token: 'undeclared-canary-1-token',
  api_key: 'undeclared-canary-2-api-key',
  apiKey: 'undeclared-canary-3-apiKey',
  signing_key: 'undeclared-canary-4-signing-key',
  access_token: 'undeclared-canary-5-access-token',
  private_key: 'undeclared-canary-6-private-key',
};

const whoWeAre = {
  scope: 'external',
  lab: null,
  credentials: {
    messaging: { key: CANARIES.messaging.key, secret: variable('HOSTILE_SECRET') },
    account: 'account-1',
    project: { ...CANARIES.project, keySecret: variable('HOSTILE_KEY_SECRET') },
    lookup: { user: 'looker', password: variable('HOSTILE_PASSWORD') },
  },
  numbers: { reachable: ['+61491570156', '+61491570157'] },
  sideEffects: 'all',
};

/** Tells every secret that is known, in every disguise, in headers and in the body. */
const gossip =
  (secrets: readonly string[]): Twist =>
  ({ asked, give }: Scene) => {
    const forms = secrets.flatMap(disguises);
    const body = {
      forms,
      ...UNDECLARED,
      inner: JSON.stringify({ forms, ...UNDECLARED }),
      echo: asked.headers,
    };
    const accepted = /token|messages$/.test(asked.url);
    give({
      status: accepted ? 202 : 418,
      headers: {
        'content-type': 'application/json',
        'x-api-key': UNDECLARED.api_key,
        'x-forms': forms
          .slice(0, 40)
          .map((form) => encodeURIComponent(form))
          .join(' '),
        'www-authenticate': `Basic realm="${encodeURIComponent(secrets[0] ?? '')}"`,
      },
      body: Buffer.from(`${JSON.stringify(body)}\n${forms.join('\n')}`),
    });
  };

const RULES = ['MSG-GET-01', 'COM-AUTH-01', 'LOOKUP-FMT-01', 'TOK-07', 'VOICE-CB-01', 'COM-JSON-02'];

/** Accepts what a run found, as somebody does who has no time to read it. */
const BASELINE = [
  ...['baseline', '--target', 'TARGET', '--from', 'OUT', '--write'],
  ...['--owner', 'o', '--issue', 'i', '--reason', 'r', '--expires', '2099-12-31'],
];

/** Names of variables as text, and what else would not survive being written and read again. */
const NAMES = `${variable('CI_TOKEN')} ${variable('constructor')} # '"\n- \t: \u2028`;

/** Targets that tell what they should keep to themselves. */
export const secrets: readonly Mode[] = [
  {
    mode: 'long and short secrets in every disguise in every answer',
    command: runOf(...RULES),
    target: whoWeAre,
    environment,
    untold: Object.values(UNDECLARED),
    twist: gossip(Object.values(environment)),
    leadsTo: { exit: 1, rules: { 'LOOKUP-FMT-01': 'fail' }, requests: 400 },
  },
  {
    mode: 'names of variables in every text, which a baseline takes into the target file',
    command: runOf('VOICE-RESP-01'),
    next: [BASELINE, runOf('VOICE-RESP-01')],
    environment: { CI_TOKEN: 'the-token-of-the-job-4711' },
    twist: at(
      /\/services\//,
      withJson((value) => texts(value, () => NAMES)),
    ),
    leadsTo: { exit: 0, rules: { 'VOICE-RESP-01': 'fail' }, requests: 400 },
  },
];

import { type BodyEncoding, bytesOf } from '../ground/bodies/byte-text.ts';
import { type BodyCut, cutInWords } from '../ground/bodies/cut-bodies.ts';
import type { Evidence } from '../ground/evidence/recorded-run.ts';
import { fileName } from '../ground/quote/file-name.ts';
import { withoutSecrets } from '../ground/secrets/hide-secrets.ts';
import type { Culprit } from '../ledger/culprits.ts';
import { bodyFiles, curlScript } from './curl-script.ts';
import { type HarPage, harOf } from './har.ts';

/** More red examples of one rule than this are counted, not kept. */
const KEPT_EXAMPLES = 5;

type File = [name: string, content: string | Uint8Array];

interface KeptExample {
  /** Its place among the red examples of its rule. */
  readonly at: number;
  readonly name: string;
  readonly evidence: Evidence;
}

interface Callback {
  readonly n?: number;
  readonly method?: string;
  readonly target?: string;
  readonly at?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly encoding?: BodyEncoding;
  readonly cut?: BodyCut;
}

/** The ids of forms are the only ones in small letters, and no other id begins like them. */
const FORM = /^FORM-[a-z0-9](?:[a-z0-9-]{0,72}[a-z0-9])?$/;

/** The folder of one rule below the reports. */
export const evidenceFolder = (rule: string): string => `evidence/${FORM.test(rule) ? rule : fileName(rule)}`;

/** What tells the files of a red example apart: nothing for the first one. */
const numberOf = (at: number): string => (at === 0 ? '' : `-${at + 1}`);

/** The script that sends the requests of a red example again, by its place among those of its rule; undefined where none is kept. */
export const curlFileOf = ({ rule, red }: Culprit, at = 0): string | undefined =>
  at < KEPT_EXAMPLES && (red[at]?.recorded?.evidence?.exchanges.length ?? 0) > 0
    ? `${evidenceFolder(rule.id)}/curl${numberOf(at)}.sh`
    : undefined;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

function suffixOf({ headers = {}, body = '' }: Callback): string {
  const [, type = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type') ?? [];
  if (/json/i.test(type) || /^\s*[[{]/.test(body)) return 'json';
  return /xml/i.test(type) ? 'xml' : 'txt';
}

/** What came in at the receiver: the body as it came, and beside it how it came. */
function callbackFiles(callbacks: readonly Callback[], folder: string): File[] {
  return callbacks.flatMap((callback, at): File[] => {
    const number = String(at + 1).padStart(2, '0');
    const { body = '', method = 'POST', target = '', at: instant = '', headers = {}, encoding, cut } = callback;
    const head = [`${method} ${target}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
    const end = [`came in at ${instant}`, ...(cut ? [cutInWords(cut)] : [])];
    return [
      [`${folder}/${number}.body.${suffixOf(callback)}`, encoding ? bytesOf(body, encoding) : body],
      [`${folder}/${number}.head.txt`, `${[...head, '', ...end].join('\n')}\n`],
    ];
  });
}

/** The files of one red example; the first has the plain names, the others are told apart by their number. */
function exampleFiles(rule: string, { at, name, evidence }: KeptExample): File[] {
  const number = numberOf(at);
  const folder = evidenceFolder(rule);
  const calls: File[] =
    evidence.exchanges.length > 0
      ? [
          [`${folder}/curl${number}.sh`, curlScript({ rule, name, example: number }, evidence)],
          ...bodyFiles(evidence, number).map(([file, body]): File => [`${folder}/${file}`, body]),
        ]
      : [];
  return [
    ...calls,
    ...callbackFiles(evidence.callbacks as readonly Callback[], `${folder}/callbacks${number}`),
    [`${folder}/evidence${number}.json`, json(evidence)],
  ];
}

function pageOf({ name, evidence }: KeptExample): HarPage {
  const startedAt = evidence.exchanges[0]?.at ?? '';
  return { title: name, startedAt, exchanges: evidence.exchanges };
}

function keptExamples({ red }: Culprit, hide: (text: string) => string): KeptExample[] {
  return red
    .slice(0, KEPT_EXAMPLES)
    .flatMap(({ example: { name }, recorded }, at) =>
      recorded?.evidence ? [{ at, name, evidence: withoutSecrets(recorded.evidence, hide) }] : [],
    );
}

/** One folder for a red rule: the text about it, its exchanges as an archive and as a script, what was called back. */
export function evidenceFiles(culprit: Culprit, text: string, hide: (text: string) => string): File[] {
  const { rule, red } = culprit;
  const kept = keptExamples(culprit, hide);
  const more = red.length - 1;
  const others = more > 0 ? [`  ${more} more examples of this rule are red.`] : [];
  const files = kept.flatMap((example) => exampleFiles(rule.id, example));
  const pages = kept.map(pageOf).filter(({ exchanges }) => exchanges.length > 0);
  return [
    [`${evidenceFolder(rule.id)}/failure.txt`, `${[text, ...others].join('\n')}\n`],
    ...(pages.length > 0 ? [[`${evidenceFolder(rule.id)}/exchanges.har`, json(harOf(pages))] as File] : []),
    ...files,
  ];
}

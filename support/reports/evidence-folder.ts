import { bytesOf } from '../ground/bodies/byte-text.ts';
import { cutInWords } from '../ground/bodies/cut-bodies.ts';
import { jsonText } from '../ground/json.ts';
import { fileName } from '../ground/quote/file-name.ts';
import { withoutSecrets } from '../ground/secrets/hide-secrets.ts';
import type { Culprit } from '../ledger/culprits.ts';
import { bodyFiles, curlScript } from './curl-script.ts';
import { type HarPage, harOf, mediaTypeOf } from './har.ts';
import type { EvidenceCallback } from './rulebook/moments.ts';

const KEPT_EXAMPLES = 5;

type File = [name: string, content: string | Uint8Array];

type Callback = Partial<EvidenceCallback>;

/** The ids of forms are the only ones in small letters, and no other id begins like them. */
const FORM = /^FORM-[a-z0-9](?:[a-z0-9-]{0,72}[a-z0-9])?$/;

export function evidenceFolder(rule: string): string {
  return `evidence/${FORM.test(rule) ? rule : fileName(rule)}`;
}

function numberOf(at: number): string {
  return at === 0 ? '' : `-${at + 1}`;
}

export function curlFileOf({ rule, red }: Culprit, at = 0): string | undefined {
  const exchanges = red[at]?.recorded?.evidence?.exchanges ?? [];
  const isKept = at < KEPT_EXAMPLES && exchanges.length > 0;
  return isKept ? `${evidenceFolder(rule.id)}/curl${numberOf(at)}.sh` : undefined;
}

function callbackFiles(callbacks: readonly Callback[], folder: string): File[] {
  const files: File[] = [];
  for (const [at, callback] of callbacks.entries()) {
    const number = String(at + 1).padStart(2, '0');
    const { body = '', method = 'POST', target = '', at: instant = '', headers = {}, encoding, cut } = callback;
    const head = [`${method} ${target}`];
    for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`);
    head.push('', `came in at ${instant}`);
    if (cut) head.push(cutInWords(cut));
    const type = mediaTypeOf(headers);
    let suffix = /xml/i.test(type) ? 'xml' : 'txt';
    if (/json/i.test(type) || /^\s*[[{]/.test(body)) suffix = 'json';
    files.push([`${folder}/${number}.body.${suffix}`, encoding ? bytesOf(body, encoding) : body]);
    files.push([`${folder}/${number}.head.txt`, `${head.join('\n')}\n`]);
  }
  return files;
}

export function evidenceFiles({ rule, red }: Culprit, text: string, hide: (text: string) => string): File[] {
  const folder = evidenceFolder(rule.id);
  const files: File[] = [];
  const pages: HarPage[] = [];
  for (const [at, { example, recorded }] of red.slice(0, KEPT_EXAMPLES).entries()) {
    if (!recorded?.evidence) continue;
    const { name } = example;
    const number = numberOf(at);
    const evidence = withoutSecrets(recorded.evidence, hide);
    const { exchanges, callbacks } = evidence;
    const [first] = exchanges;
    if (first) {
      pages.push({ title: name, startedAt: first.at, exchanges });
      files.push([`${folder}/curl${number}.sh`, curlScript({ rule: rule.id, name, example: number }, evidence)]);
      for (const [file, body] of bodyFiles(evidence, number)) files.push([`${folder}/${file}`, body]);
    }
    files.push(...callbackFiles(callbacks as readonly Callback[], `${folder}/callbacks${number}`));
    files.push([`${folder}/evidence${number}.json`, jsonText(evidence)]);
  }

  const more = red.length > 1 ? `\n  ${red.length - 1} more examples of this rule are red.` : '';
  const head: File[] = [[`${folder}/failure.txt`, `${text}${more}\n`]];
  if (pages.length > 0) head.push([`${folder}/exchanges.har`, jsonText(harOf(pages))]);
  return [...head, ...files];
}

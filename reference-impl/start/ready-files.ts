import { lstat, rename, rm, writeFile } from 'node:fs/promises';

/** What a platform says once it answers: addresses by interface, credentials of the default world. */
export interface Ready extends Readonly<Record<string, unknown>> {
  readonly credentials?: object | undefined;
  readonly certificate?: string | undefined;
}

/** The files that repeat it: as JSON, and as lines that a shell reads. */
export interface ReadyFiles {
  readonly json?: string | undefined;
  readonly environment?: string | undefined;
  /** The certificate of HTTPS, in PEM. */
  readonly certificate?: string | undefined;
  /** Whether it is written with the others, and removed with them. */
  readonly ownsCertificate?: boolean;
}

/** Secrets are for the user who starts the platform. */
const PRIVATE = { mode: 0o600 };

/** `keySecret` of `project` is PROJECT_KEY_SECRET, as in the target file that "plumbline init --from" writes. */
const variableOf = (path: readonly string[]): string =>
  path.map((name) => name.replaceAll(/(?=[A-Z])/g, '_').toUpperCase()).join('_');

const exported = (name: string, value: string): string => `export ${name}='${value.replaceAll("'", `'\\''`)}'\n`;

/** Credentials as lines for a POSIX shell: one `export NAME='value'` for each. */
export function environmentLines(credentials: object, path: readonly string[] = []): string {
  return Object.entries(credentials)
    .map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? environmentLines(value, [...path, name])
        : value === undefined
          ? ''
          : exported(variableOf([...path, name]), String(value)),
    )
    .join('');
}

/** Whether this names no plain file but a pipe or /dev/stdout: it is written to, and never replaced. */
const isNoFile = (name: string): Promise<boolean> =>
  lstat(name).then(
    (found) => !found.isFile(),
    () => false,
  );

/** Writes a file so that anyone who sees it sees all of it. */
async function writeAtOnce(name: string, text: string): Promise<void> {
  if (await isNoFile(name)) return writeFile(name, text, PRIVATE);
  const part = `${name}.${process.pid}`;
  try {
    await writeFile(part, text, PRIVATE);
    await rename(part, name);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Writes the files, the one with JSON last: who waits for it finds the others. `pem` is the certificate of HTTPS. */
export async function writeReady(ready: Ready, files: ReadyFiles, pem = ''): Promise<void> {
  const { json, environment } = files;
  const { credentials = {}, certificate, ...addresses } = ready;
  if (files.ownsCertificate && files.certificate) await writeAtOnce(files.certificate, pem);
  let lines = '';
  // MESSAGING_URL and so on; of several addresses the first.
  for (const [name, address] of Object.entries(addresses))
    lines += exported(`${variableOf([name])}_URL`, String([address].flat()[0]));
  lines += environmentLines({ certificate, ...credentials });
  if (environment) await writeAtOnce(environment, lines);
  if (json) await writeAtOnce(json, `${JSON.stringify(ready, null, 2)}\n`);
}

export async function removeReady({ json, environment, certificate, ownsCertificate }: ReadyFiles): Promise<void> {
  for (const file of [json, environment, ownsCertificate && certificate])
    if (file && !(await isNoFile(file))) await rm(file, { force: true });
}

export function readyText(shown: object, indent = ''): string {
  return Object.entries(shown)
    .map(([name, value]) =>
      typeof value === 'object' && value !== null
        ? `${indent}${name}\n${readyText(value, `${indent}  `)}`
        : `${indent}${name.padEnd(16)}${value}\n`,
    )
    .join('');
}

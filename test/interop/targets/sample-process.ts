import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A sample of docs/examples that runs in a process of its own. */
export interface Sample {
  /** The first address that it printed. */
  readonly url: string;
  close(): void;
}

/** Starts a sample with these variables and resolves once it prints an address. */
export async function startSample(name: string, environment: NodeJS.ProcessEnv): Promise<Sample> {
  const file = fileURLToPath(new URL(`../../../docs/examples/${name}`, import.meta.url));
  const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0', ...environment } });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text;
      const [address] = /http:\/\/[\d.:]+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', (code) => reject(new Error(`${name} ended with ${code}: ${said}`)));
  });
  return { url, close: () => void child.kill('SIGKILL') };
}

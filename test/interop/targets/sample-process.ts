import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts a sample of docs/examples with these variables, in a process of its own, and resolves once it prints an address. */
export async function startSample(name: string, environment: NodeJS.ProcessEnv) {
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

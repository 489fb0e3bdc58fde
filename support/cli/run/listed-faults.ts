import { type Fault, FaultSwitch } from './faults.ts';

/** The faults that the bundled reference and the harness's own parts can show. */
export async function listedFaults(): Promise<readonly Fault[]> {
  const { startBundled } = await import('../../wire/target/bundled.ts');
  const { target, close } = await startBundled({ faults: [] });
  const faults = new FaultSwitch(target.lab as string);
  try {
    return await faults.list();
  } finally {
    await faults.close();
    await close();
  }
}

import type { Tape } from '../../ground/time/tape.ts';
import { Downstream } from '../../wire/downstream/downstream.ts';
import { DeclaredPorts } from '../../wire/facilities/declared-ports.ts';
import type { Port } from '../../wire/facilities/port.ts';
import type { HttpClient } from '../../wire/http/client.ts';
import type { Facility, ResolvedTarget } from '../../wire/target/target.ts';
import { Facilities, tapedPort } from './facilities.ts';

/** What stands for the facilities of a target beside its lab, for all examples of a run. */
export class RunFacilities {
  readonly #ports: DeclaredPorts;
  readonly #target: ResolvedTarget;
  #downstream: Downstream | undefined;

  constructor(target: ResolvedTarget, http: Pick<HttpClient, 'send'>) {
    this.#target = target;
    this.#ports = new DeclaredPorts(target.facilities ?? {}, http);
  }

  /** Begins to play the conversation service, where the target file wants that. */
  async open(): Promise<void> {
    const { downstream } = this.#target;
    if (!downstream) return;
    this.#downstream = new Downstream();
    await this.#downstream.listen(downstream.listen);
  }

  /** For an example in a world of its own: what the file declares comes first, the lab has everything else. */
  ofWorld(world: Port): Facilities {
    const declared = this.#declared();
    return new Facilities((name) => declared(name) ?? world);
  }

  /** For an example that shares its account, on the tape of its waits. */
  shared(tape: Tape, now: () => number): Facilities {
    const declared = this.#declared();
    return new Facilities((name) => {
      const port = declared(name);
      return port && tapedPort(port, tape, now);
    });
  }

  close(): void {
    this.#ports.close();
    this.#downstream?.close();
  }

  /** What the file declares, as one example sees it. */
  #declared(): (name: Facility) => Port | undefined {
    const downstream = this.#downstream?.port;
    return (name) => (name === 'downstream' ? downstream : this.#ports.portOf(name));
  }
}

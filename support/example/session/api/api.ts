import type { Credential, Holder } from '../credential.ts';
import type { Send } from '../send.ts';

/** An interface of the platform, as the example of `world` asks it. */
export class Api {
  protected readonly transmit: Send;
  protected readonly world: Holder;

  constructor(transmit: Send, world: Holder) {
    this.transmit = transmit;
    this.world = world;
  }

  protected keyOf(role: string): Credential {
    const { keyId, keySecret } = this.world.cast.project(role);
    return { scheme: 'basic', pair: { user: keyId, password: keySecret } };
  }
}

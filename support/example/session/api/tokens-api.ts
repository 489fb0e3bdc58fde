import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Credential } from '../credential.ts';
import type { Holder } from '../own-credential.ts';
import type { Send } from '../send.ts';

const FORM = 'application/x-www-form-urlencoded';

type World = Pick<Holder, 'cast' | 'journal'>;

/** Asks the token service. Section "Endpoints / Token service". */
export class TokensApi {
  readonly #send: Send;
  readonly #world: World;

  constructor(send: Send, world: World) {
    this.#send = send;
    this.#world = world;
  }

  /** POST /oauth2/token with a body of this media `type`; `as` defaults to the key of the project that plays `role`. */
  ask(role = 'main', form = 'grant_type=client_credentials', as?: Credential, type = FORM): Promise<Exchange> {
    const { keyId, keySecret } = this.#world.cast.project(role);
    return this.#send('request a token', {
      as: as ?? { scheme: 'basic', pair: { user: keyId, password: keySecret } },
      raw: form,
      headers: { 'content-type': type },
    });
  }

  async issue(role = 'main'): Promise<string> {
    const exchange = await this.ask(role);
    const { access_token: token } = (exchange.json ?? {}) as { access_token?: string };
    if (token) this.#world.journal.hide(token);
    return token ?? '';
  }
}

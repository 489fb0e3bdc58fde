import type { Exchange } from '../../../wire/http/exchange.ts';
import type { Credential } from '../credential.ts';
import { Api } from './api.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Asks the token service. Section "Endpoints / Token service". */
export class TokensApi extends Api {
  /** POST /oauth2/token with a body of this media `type`; `as` defaults to the key of the project that plays `role`. */
  ask(role = 'main', form = 'grant_type=client_credentials', as?: Credential, type = FORM): Promise<Exchange> {
    return this.transmit('request a token', {
      as: as ?? this.keyOf(role),
      raw: form,
      headers: { 'content-type': type },
    });
  }

  async issue(role = 'main'): Promise<string> {
    const exchange = await this.ask(role);
    const { access_token: token } = (exchange.json ?? {}) as { access_token?: string };
    if (token) this.world.journal.hide(token);
    return token ?? '';
  }
}

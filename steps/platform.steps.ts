import { Given } from '../support/example/cucumber/phrases.ts';
import { limitPlatform } from '../support/example/verbs/account-settings.ts';

Given('the platform allows {int} lookup(s) at a time', (session, limit) =>
  limitPlatform(session, 'hlr', '/hlr/limit', { limit }),
);

Given('the platform allows {int} token(s) at once and {int} a second', (session, size, perSecond) =>
  limitPlatform(session, 'accounts', '/tokens/bucket', { size, perSecond }),
);

Given('the platform allows {int} voice request(s) within {int} seconds', (session, most, seconds) =>
  limitPlatform(session, 'accounts', '/voice/requests', { most, seconds }),
);

import { accountsPanel } from './accounts.js';
import { callbacksPanel } from './callbacks.js';
import { connectPanel } from './connect.js';
import { faultsPanel } from './faults.js';
import { handsetsPanel } from './handsets.js';
import { lookupPanel } from './lookup.js';
import { messagesPanel } from './messages.js';
import { planPanel } from './plan.js';
import { requestsPanel } from './requests.js';
import { mailboxPanel, resourcesPanel, reviewPanel, tokensPanel } from './tables.js';
import { voicePanel } from './voice.js';

/** The parts of the page, in the order they are listed. */
export const PANELS = [
  connectPanel,
  requestsPanel,
  messagesPanel,
  callbacksPanel,
  handsetsPanel,
  accountsPanel,
  resourcesPanel,
  tokensPanel,
  lookupPanel,
  voicePanel,
  mailboxPanel,
  reviewPanel,
  planPanel,
  faultsPanel,
];

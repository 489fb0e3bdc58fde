import { instant, record, wordy } from './form-parts.ts';

/** The headers that make a call event one. */
export const EVENT_ENVELOPE = record({
  'ce-specversion': { const: '1.0' },
  'ce-id': wordy,
  'ce-type': { type: 'string', pattern: '\\.voice\\.call\\.control\\.v1$' },
  'ce-source': { type: 'string', pattern: '^projects/[^/]+/services/[^/]+$' },
  'ce-time': instant,
  'x-timestamp': { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' },
  'content-type': { const: 'application/json; charset=utf-8' },
});

const NAME =
  '^call\\.(incoming|answered|busy|rejected|timeout|hangup|failed|amd\\.(human|machine|beep|unknown)|message\\.finished|recording\\.(finished|failed)|menu|webhook\\..+)$';

/** What a call event tells: its name, the call, and the menu when it is about one. */
export const EVENT_BODY = record(
  { event: { type: 'string', pattern: NAME }, call: record({ callId: wordy }) },
  { menu: { type: 'object' } },
);

/** A change to one file of the project: a new file, or a text that is put before or after another. */
export interface Planted {
  readonly path: string;
  readonly text: string;
  readonly after?: string;
}

const FEATURE = `
  @MSG-PLANT-01
  Rule: A text that begins with "PLANT" is rejected
    Spec: Message (submit request, messaging API)

    Example: Such a text is rejected, another is not
      When the account sends in one request:
        | NAME  | content    | destination_number |
        | first | PLANT 1    | +46700000001       |
        | other | No plant 1 | +46700000001       |
      Then "first" is reported rejected
      But "other" is reported delivered
`;

const DOMAIN = `import type { SendingRule } from './sending-rule.ts';

/** A text that begins with "PLANT" is rejected. Rules: MSG-PLANT-01. */
export const planted: SendingRule = {
  name: 'planted',
  judge: ({ content }) =>
    content.startsWith('PLANT') ? { kind: 'discard', status: 'rejected', code: '331' } : undefined,
};
`;

const ROW = {
  ...{ id: 'MSG-PLANT-01', area: 'CONTENT', section: 'Message (submit request, messaging API)', lines: '73' },
  ...{ says: 'A text that begins with "PLANT" is rejected.', level: 'MUST', standing: 'documented' },
  ...{ role: 'server', needs: ['callbacks'] },
};

const RULES = 'reference-impl/messaging/submit/sending-rules';

/** The five places of a new rule, in the order of CONTRIBUTING. */
export const plantedRule: ReadonlyArray<readonly Planted[]> = [
  [{ path: 'features/rules.json', after: '[\n', text: `${JSON.stringify(ROW)},\n` }],
  [
    {
      path: 'features/messaging/messages/text.feature',
      after: '  What the account writes is what the recipient reads.\n',
      text: FEATURE,
    },
  ],
  [{ path: `${RULES}/planted.ts`, text: DOMAIN }],
  [
    {
      path: `${RULES}/index.ts`,
      after: "import { noRoute } from './no-route.ts';\n",
      text: "import { planted } from './planted.ts';\n",
    },
    { path: `${RULES}/index.ts`, after: '  usageThreshold,\n', text: '  planted,\n' },
  ],
  [
    {
      path: 'reference-impl/deviations/faults/messaging/messages.ts',
      after: 'faultsOf({\n',
      text: "  'MSG-PLANT-01 plant.sent': fault('A text that begins with \"PLANT\" is sent.', { decide: leaveOut('sendingRules', 'planted') }),\n",
    },
    {
      path: 'reference-impl/deviations/faults/messaging/messages.ts',
      after: "import { fault, faultsOf } from '../../fault.ts';\n",
      text: "import { leaveOut } from '../../operators/messaging.ts';\n",
    },
  ],
];

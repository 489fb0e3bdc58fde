import type { TemplateVariables } from '../../../messaging/webhook-template.ts';
import { fault, faultsOf } from '../../fault.ts';
import { result } from '../../operators/messaging.ts';

/** Changes the variables of delivery reports. */
const reporting = (change: (variables: TemplateVariables) => TemplateVariables) =>
  result('reportVariables', (usual) => change(usual));

/** Changes the variables of replies. */
const replying = (change: (variables: TemplateVariables) => TemplateVariables) =>
  result('replyVariables', (usual) => change(usual));

const swapped = (variables: TemplateVariables, one: string, other: string): TemplateVariables => ({
  ...variables,
  [one]: variables[other] ?? '',
});

/** Deviations from what is published about webhook templates. */
export const faults = faultsOf({
  'PUB-TPL-REPORT-01': {
    'published-templates.report-id-of-message': fault('The message id in a template is that of the report.', {
      decide: reporting((variables) => swapped(variables, 'mtId', 'drId')),
    }),
    'published-templates.without-vendor': fault('Templates lack the vendor.', {
      decide: reporting(({ vendorId, ...variables }) => variables),
    }),
    'published-templates.epoch': fault('Templates show times in milliseconds.', {
      decide: reporting((variables) => ({
        ...variables,
        receivedTimestamp: String(Date.parse(String(variables.receivedTimestamp))),
      })),
    }),
  },
  'PUB-TPL-REPLY-01': {
    'published-templates.contents-mixed-up': fault('Templates show the text of the message in place of the reply.', {
      decide: replying((variables) => swapped(variables, 'replyContent', 'mtContent')),
    }),
  },
  'PUB-TPL-LITERAL-01': {
    'published-templates.missing-vanishes': fault('An undefined variable is replaced by nothing.', {
      decide: result('render', (text) => text.replace(/\$\{?[a-zA-Z]+\}?/g, '')),
    }),
    'published-templates.every-variable': fault('Templates of delivery reports have an empty reply id.', {
      decide: reporting((variables) => ({ ...variables, replyId: '' })),
    }),
  },
});

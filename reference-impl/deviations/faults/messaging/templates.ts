import type { TemplateVariables } from '../../../messaging/webhook-template.ts';
import { fault, faultsOf } from '../../fault.ts';
import { given, result } from '../../operators/messaging.ts';

/** Changes the variables of delivery reports. */
const reporting = (change: (variables: TemplateVariables) => TemplateVariables) =>
  result('reportVariables', (usual) => change(usual));

/** Changes the variables of replies. */
const replying = (change: (variables: TemplateVariables) => TemplateVariables) =>
  result('replyVariables', (usual) => change(usual));

/** Changes templates before they are rendered. */
const templating = (change: (template: string) => string) => given('render', (template) => [change(template)]);

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
    'published-templates.replies-without-message': fault('Templates of replies lack the message.', {
      decide: replying(({ mtId, messageId, ...variables }) => variables),
    }),
  },
  'PUB-TPL-LITERAL-01': {
    'published-templates.missing-vanishes': fault('An undefined variable is replaced by nothing.', {
      decide: result('render', (text) => text.replace(/\$\{?[a-zA-Z]+\}?/g, '')),
    }),
    'published-templates.loud': fault('A quiet variable is left as written too.', {
      decide: templating((template) => template.replaceAll('$!', '$')),
    }),
    'published-templates.every-variable': fault('Templates of delivery reports have an empty reply id.', {
      decide: reporting((variables) => ({ ...variables, replyId: '' })),
    }),
  },
  'PUB-TPL-HELPER-01': {
    'published-templates.unescaped': fault('The JSON escape tool does nothing.', {
      decide: templating((template) => template.replace(/\$esc\.json\(([^)]*)\)/g, '$1')),
    }),
    'published-templates.no-look-ahead': fault('A loop does not know whether more entries follow.', {
      decide: templating((template) => template.replaceAll('$velocityHasNext', 'false')),
    }),
  },
  'PUB-TPL-URL-01': {
    'published-templates.plain-url': fault('Variables in a url are not replaced.', {
      decide: result('letterTo', (letter, { url }) => ({ ...letter, url })),
    }),
    'published-templates.raw-url': fault('Values in a url are not escaped.', {
      decide: given('render', (template, variables, escapeText) => [
        template,
        variables,
        escapeText && ((text) => text.replaceAll(' ', '%20')),
      ]),
    }),
  },
});

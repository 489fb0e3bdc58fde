import type { MessagingDecisions } from '../messaging/decisions.ts';
import type { TemplateVariables } from '../messaging/webhook-template.ts';
import type { Fault } from './behaviour.ts';

type Render = MessagingDecisions['render'];

/** Other variables for delivery reports. */
const reporting =
  (change: (variables: TemplateVariables) => TemplateVariables): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    const { reportVariables } = messaging;
    messaging.reportVariables = (...input) => change(reportVariables(...input));
  };

/** Other variables for replies. */
const replying =
  (change: (variables: TemplateVariables) => TemplateVariables): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    const { replyVariables } = messaging;
    messaging.replyVariables = (...input) => change(replyVariables(...input));
  };

const rendering =
  (change: (render: Render) => Render): NonNullable<Fault['decide']> =>
  ({ messaging }) => {
    messaging.render = change(messaging.render);
  };

const swapped = (variables: TemplateVariables, one: string, other: string): TemplateVariables => ({
  ...variables,
  [one]: variables[other] ?? '',
});

/** Deviations from what is published of templates. */
export const publishedTemplateFaults: readonly Fault[] = [
  {
    id: 'published-templates.report-id-of-message',
    rule: 'PUB-TPL-REPORT-01',
    says: 'The message id in a template is the id of the report.',
    decide: reporting((variables) => swapped(variables, 'mtId', 'drId')),
  },
  {
    id: 'published-templates.without-vendor',
    rule: 'PUB-TPL-REPORT-01',
    says: 'Templates do not know the vendor.',
    decide: reporting(({ vendorId, ...variables }) => variables),
  },
  {
    id: 'published-templates.epoch',
    rule: 'PUB-TPL-REPORT-01',
    says: 'Instants in templates are milliseconds.',
    decide: reporting((variables) => ({
      ...variables,
      receivedTimestamp: String(Date.parse(String(variables.receivedTimestamp))),
    })),
  },
  {
    id: 'published-templates.contents-mixed-up',
    rule: 'PUB-TPL-REPLY-01',
    says: 'In replies the text of the message stands for the text of the reply.',
    decide: replying((variables) => swapped(variables, 'replyContent', 'mtContent')),
  },
  {
    id: 'published-templates.replies-without-message',
    rule: 'PUB-TPL-REPLY-01',
    says: 'Replies do not name the message that they answer.',
    decide: replying(({ mtId, messageId, ...variables }) => variables),
  },
  {
    id: 'published-templates.missing-vanishes',
    rule: 'PUB-TPL-LITERAL-01',
    says: 'A variable that the event does not have vanishes.',
    decide: rendering(
      (render) => (template, variables, escapeText) =>
        render(template, variables, escapeText).replace(/\$\{?[a-zA-Z]+\}?/g, ''),
    ),
  },
  {
    id: 'published-templates.loud',
    rule: 'PUB-TPL-LITERAL-01',
    says: 'A quiet variable stays as it is written too.',
    decide: rendering(
      (render) => (template, variables, escapeText) =>
        render(template.replaceAll('$!', '$'), variables, escapeText),
    ),
  },
  {
    id: 'published-templates.every-variable',
    rule: 'PUB-TPL-LITERAL-01',
    says: 'Delivery reports have a reply id, an empty one.',
    decide: reporting((variables) => ({ ...variables, replyId: '' })),
  },
  {
    id: 'published-templates.unescaped',
    rule: 'PUB-TPL-HELPER-01',
    says: 'The tool that escapes for JSON does nothing.',
    decide: rendering(
      (render) => (template, variables, escapeText) =>
        render(template.replace(/\$esc\.json\(([^)]*)\)/g, '$1'), variables, escapeText),
    ),
  },
  {
    id: 'published-templates.no-look-ahead',
    rule: 'PUB-TPL-HELPER-01',
    says: 'A loop does not know whether more follows.',
    decide: rendering(
      (render) => (template, variables, escapeText) =>
        render(template.replaceAll('$velocityHasNext', 'false'), variables, escapeText),
    ),
  },
  {
    id: 'published-templates.plain-url',
    rule: 'PUB-TPL-URL-01',
    says: 'Variables in a url stay as they are written.',
    decide: ({ messaging }) => {
      const { letterTo } = messaging;
      messaging.letterTo = (webhook, ...rest) => ({ ...letterTo(webhook, ...rest), url: webhook.url });
    },
  },
  {
    id: 'published-templates.raw-url',
    rule: 'PUB-TPL-URL-01',
    says: 'Values in a url are not escaped as they have to be.',
    decide: rendering(
      (render) => (template, variables, escapeText) =>
        render(template, variables, escapeText && ((text) => text.replaceAll(' ', '%20'))),
    ),
  },
];

import velocity from 'velocityjs';

/** The value of each variable a template may name. */
export type TemplateVariables = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const TOOLS = {
  esc: { json: (value: unknown): string => JSON.stringify(String(value ?? '')).slice(1, -1) },
};

/** The engine knows the loop's look-ahead under its newer name only. */
const inNewWords = (template: string): string =>
  template.replace(/\$(!?)\{?velocityHasNext\b\}?/g, '$$$1{foreach.hasNext}');

/** Whether a template can be read at all. */
export function isTemplate(template: string): boolean {
  try {
    velocity.parse(template);
    return true;
  } catch {
    return false;
  }
}

const escapedBy = (variables: TemplateVariables, escapeText: (text: string) => string): TemplateVariables =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeText(value) : value,
    ]),
  );

/**
 * Fills a Velocity template; a variable the event does not have stays as it is written.
 * A template that cannot be carried out is sent as it is written.
 */
export function renderTemplate(
  template: string,
  variables: TemplateVariables,
  escapeText: (text: string) => string = (text) => text,
): string {
  try {
    return velocity.render(inNewWords(template), { ...TOOLS, ...escapedBy(variables, escapeText) });
  } catch {
    return template;
  }
}

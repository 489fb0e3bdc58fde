import { TemplateMistake } from './templates/cursor.ts';
import { KeptTemplates } from './templates/kept-templates.ts';
import { renderParts } from './templates/render-template.ts';
import type { Value } from './templates/template.ts';

/** The value of each variable a template may name. */
export type TemplateVariables = Readonly<Record<string, string | Members | readonly Members[]>>;

type Members = Readonly<Record<string, string>>;

const kept = new KeptTemplates();

/** Whether the URL of a webhook is a template. */
export const namesVariables = (url: string): boolean => url.includes('$');

/** What is wrong with a template, or undefined. */
export function templateMistake(template: string): string | undefined {
  try {
    kept.partsOf(template);
    return undefined;
  } catch (error) {
    if (error instanceof TemplateMistake) return error.message;
    throw error;
  }
}

function asValue(variable: TemplateVariables[string]): Value {
  if (typeof variable === 'string') return variable;
  return Array.isArray(variable) ? variable.map(asValue) : new Map(Object.entries(variable as Members));
}

/**
 * Renders a Velocity template; undefined variables stay as written.
 * Throws TemplateMistake for a template that cannot be read or takes too much work.
 * Rules: HOOK-02, PUB-TPL-HELPER-01, PUB-TPL-LITERAL-01, PUB-TPL-URL-01.
 */
export function renderTemplate(
  template: string,
  variables: TemplateVariables,
  escapeText?: (text: string) => string,
): string {
  const values = new Map(Object.entries(variables).map(([name, variable]) => [name, asValue(variable)]));
  return renderParts(kept.partsOf(template), values, escapeText);
}

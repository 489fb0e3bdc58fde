import { TemplateMistake } from './templates/cursor.ts';
import { readTemplate } from './templates/read-template.ts';
import { renderParts } from './templates/render-template.ts';
import type { Part, Value } from './templates/template.ts';

/** The value of each variable a template may name. */
export type TemplateVariables = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** How many templates are kept in the form they are carried out in. */
const KEPT = 500;
const kept = new Map<string, readonly Part[]>();

/** Throws TemplateMistake for a template that cannot be read. */
function partsOf(template: string): readonly Part[] {
  let parts = kept.get(template);
  if (!parts) {
    parts = readTemplate(template);
    if (kept.size >= KEPT) kept.clear();
    kept.set(template, parts);
  }
  return parts;
}

/** What is wrong with a template, or undefined. */
export function templateMistake(template: string): string | undefined {
  try {
    partsOf(template);
    return undefined;
  } catch (error) {
    if (error instanceof TemplateMistake) return error.message;
    throw error;
  }
}

const asValue = (variable: TemplateVariables[string]): Value =>
  typeof variable === 'string' ? variable : new Map(Object.entries(variable));

/**
 * Fills a Velocity template; a variable the event does not have stays as it is written.
 * Throws TemplateMistake for a template that cannot be read or that wants too much.
 */
export function renderTemplate(
  template: string,
  variables: TemplateVariables,
  escapeText?: (text: string) => string,
): string {
  const values = new Map(Object.entries(variables).map(([name, variable]) => [name, asValue(variable)]));
  return renderParts(partsOf(template), values, escapeText);
}

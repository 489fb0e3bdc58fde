import { visible } from './visible.ts';

const data = (text: string): string =>
  visible(text.replaceAll('\r\n', '\n')).replaceAll('%', '%25').replaceAll('\n', '%0A');

const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** A command of GitHub's build service in one line; properties and text are data, whatever they hold. */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string>>,
  text: string,
): string {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
  return `::${name} ${given.join(',')}::${data(text)}`;
}

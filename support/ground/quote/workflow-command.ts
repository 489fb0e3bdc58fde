import { visible } from './visible.ts';

const data = (text: string): string =>
  visible(text.replaceAll('\r\n', '\n')).replaceAll('%', '%25').replaceAll('\n', '%0A');

export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string>>,
  text: string,
): string {
  const given: string[] = [];
  for (const [key, value] of Object.entries(properties))
    given.push(`${key}=${data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${name} ${given.join(',')}::${data(text)}`;
}

import { visible } from './visible.ts';

const data = (text: string): string =>
  visible(text.replaceAll('\r\n', '\n')).replaceAll('%', '%25').replaceAll('\n', '%0A');

export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string>>,
  text: string,
): string {
  const given = Object.entries(properties).map(
    ([key, value]) => `${key}=${data(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${name} ${given.join(',')}::${data(text)}`;
}

import { Document, isCollection, parse, parseDocument } from 'yaml';
import { UsageError } from '../../ground/problems/usage-error.ts';

const SETTING = /^([^=\s]+)=(.*)$/;

const AS_WRITTEN = { lineWidth: 0, flowCollectionPadding: false };

/** Sets keys in the text of a target file, as `key=value` with dots and YAML. Throws UsageError for another form. */
export function withSettings(given: string, settings: readonly string[]): string {
  let text = given;
  for (const setting of settings) {
    const [, key, written = ''] = SETTING.exec(setting) ?? [];
    if (key === undefined)
      throw new UsageError(`--set ${setting} is no key=value: write --set limits.messages=40, for example.`);
    const parts = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const file = parseDocument(text);
    for (let depth = 1; depth < parts.length; depth += 1) {
      const way = parts.slice(0, depth);
      const around = file.getIn(way, true);
      if (around !== undefined && !isCollection(around))
        throw new UsageError(`--set ${setting}: ${way.join('.')} is a single value, with no keys in it.`);
    }
    let value: unknown;
    try {
      value = parse(written);
    } catch (error) {
      const [said = ''] = (error as Error).message.split('\n');
      throw new UsageError(`--set ${setting} has a value that is no YAML: ${said}`);
    }
    const isNew = !file.has(parts[0]);
    const changed: Document = isNew ? new Document({}) : file;
    changed.setIn(parts, changed.createNode(value));
    text = isNew ? `${text}${changed.toString(AS_WRITTEN)}` : changed.toString(AS_WRITTEN);
  }
  return text;
}

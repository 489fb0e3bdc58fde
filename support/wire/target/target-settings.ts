import { Document, isCollection, parse, parseDocument } from 'yaml';
import { UsageError } from '../../ground/problems/usage-error.ts';

const SETTING = /^([^=\s]+)=(.*)$/;

const AS_WRITTEN = { lineWidth: 0, flowCollectionPadding: false };

function valueIn(setting: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [said = ''] = (error as Error).message.split('\n');
    throw new UsageError(`--set ${setting} has a value that is no YAML: ${said}`);
  }
}

function withSetting(text: string, setting: string): string {
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
  const added = new Document({});
  const isNew = !file.has(parts[0]);
  const changed: Document = isNew ? added : file;
  changed.setIn(parts, changed.createNode(valueIn(setting, written)));
  return isNew ? `${text}${added.toString(AS_WRITTEN)}` : file.toString(AS_WRITTEN);
}

/**
 * The text of a target file with more of its keys set, its comments kept. A setting is `key=value`: the key with dots, a place
 * in a list as its number from 0, the value as YAML. Throws UsageError for one of another form.
 */
export const withSettings = (text: string, settings: readonly string[]): string => settings.reduce(withSetting, text);

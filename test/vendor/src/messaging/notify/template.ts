/** A small part of the Velocity language: references, #if, #else, #foreach and escaping. */

export type Values = Record<string, unknown>;
type Mask = (value: string) => string;

interface Block {
  kind: 'text' | 'if' | 'foreach';
  text: string;
  body: Block[];
  otherwise: Block[];
}

const blockOf = (kind: Block['kind'], text: string): Block => ({ kind, text, body: [], otherwise: [] });

const directive = /#(if|foreach)\s*\(((?:[^()]|\([^()]*\))*)\)|#(else|end)|#\{(else|end)\}/g;

function parse(template: string): Block[] {
  const root: Block[] = [];
  const open: { block: Block; into: Block[] }[] = [];
  let into = root;
  let position = 0;
  for (const match of template.matchAll(directive)) {
    into.push(blockOf('text', template.slice(position, match.index)));
    position = (match.index ?? 0) + match[0].length;
    if (match[1]) {
      const block = blockOf(match[1] as 'if' | 'foreach', (match[2] ?? '').trim());
      into.push(block);
      open.push({ block, into });
      into = block.body;
    } else if ((match[3] ?? match[4]) === 'else') {
      into = open.at(-1)?.block.otherwise ?? into;
    } else {
      into = open.pop()?.into ?? root;
    }
  }
  into.push(blockOf('text', template.slice(position)));
  return root;
}

const reference =
  /\$(!?)(?:\{([\w.]+(?:\([^()]*(?:\([^()]*\))?[^()]*\))?)\}|(\w+(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*))/g;

/** The value of a reference without its dollar sign, undefined when there is none. */
function lookUp(path: string, values: Values): unknown {
  const escaping = /^esc\.\w+\((.*)\)$/s.exec(path);
  if (escaping) {
    const inner = lookUp((escaping[1] ?? '').trim().replace(/^\$!?\{?|\}$/g, ''), values);
    return inner === undefined ? undefined : JSON.stringify(asText(inner)).slice(1, -1);
  }
  const [name = '', ...steps] = path.match(/\w+(?:\([^()]*(?:\([^()]*\))?[^()]*\))?/g) ?? [path];
  let value: unknown = Object.hasOwn(values, name) ? values[name] : undefined;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    const [, verb, given = ''] = /^(\w+)\((.*)\)$/s.exec(step) ?? [];
    if (verb === 'get') value = (value as Values)[argument(given, values)];
    else if (verb === 'keySet') value = Object.keys(value);
    else if (verb === 'size') value = Object.keys(value).length;
    else if (verb === 'isEmpty') value = Object.keys(value).length === 0;
    else value = (value as Values)[step];
  }
  return value;
}

function argument(text: string, values: Values): string {
  const trimmed = text.trim();
  return trimmed.startsWith('$')
    ? String(lookUp(trimmed.replace(/^\$!?/, ''), values))
    : trimmed.replace(/^['"]|['"]$/g, '');
}

export const asText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function holds(condition: string, values: Values): boolean {
  const comparison = /^(.+?)\s*(==|!=)\s*(.+)$/s.exec(condition);
  if (comparison) {
    const [left, right] = [comparison[1], comparison[3]].map((side = '') => argument(side, values));
    return (left === right) === (comparison[2] === '==');
  }
  const negated = condition.startsWith('!');
  const value = lookUp(condition.replace(/^!/, '').trim().replace(/^\$!?/, ''), values);
  return Boolean(value) !== negated;
}

function write(blocks: Block[], values: Values, mask: Mask): string {
  return blocks
    .map((block) => {
      if (block.kind === 'if') return write(holds(block.text, values) ? block.body : block.otherwise, values, mask);
      if (block.kind === 'foreach') return writeEach(block, values, mask);
      return block.text.replace(reference, (whole, quiet, braced, plain) => {
        const value = lookUp(braced ?? plain, values);
        if (value === undefined) return quiet ? '' : whole;
        return mask(asText(value));
      });
    })
    .join('');
}

function writeEach(block: Block, values: Values, mask: Mask): string {
  const [, name = '', source] = /^\$(\w+)\s+in\s+\$!?(.+)$/s.exec(block.text) ?? [];
  const items = source ? lookUp(source.trim(), values) : undefined;
  if (!Array.isArray(items)) return '';
  const written = items.map((item, index) => {
    const place = { velocityCount: index + 1, velocityHasNext: index < items.length - 1 };
    return write(block.body, { ...values, [name]: item, ...place }, mask);
  });
  return written.join('');
}

/** Fills in a template. A variable the event does not have is left as it is written. */
export const render = (template: string, values: Values, mask: Mask = (value) => value) =>
  write(parse(template), values, mask);

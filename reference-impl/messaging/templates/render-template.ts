import { Meter } from './meter.ts';
import { called, escaped, memberOf, textOf } from './methods.ts';
import { compute, isTrue } from './operators.ts';
import { type Expression, type Part, Range, type Reference, type Step, type Value } from './template.ts';

type Ending = 'break' | 'stop' | undefined;

/** One rendering of a template: its variables as they are now, and what it has used up. */
class Rendering {
  readonly #meter = new Meter();
  readonly #variables: Map<string, Value>;
  readonly #escapeText: (text: string) => string;

  constructor(variables: ReadonlyMap<string, Value>, escapeText: (text: string) => string) {
    this.#variables = new Map(variables);
    this.#escapeText = escapeText;
  }

  text(parts: readonly Part[]): string {
    const out: string[] = [];
    this.#render(parts, out, this.#escapeText);
    return out.join('');
  }

  #write(out: string[], text: string): void {
    this.#meter.spend(text.length);
    out.push(text);
  }

  #render(parts: readonly Part[], out: string[], escapeText: (text: string) => string): Ending {
    for (const part of parts) {
      const ending = this.#part(part, out, escapeText);
      if (ending) return ending;
    }
    return undefined;
  }

  #part(part: Part, out: string[], escapeText: (text: string) => string): Ending {
    this.#meter.step();
    switch (part.kind) {
      case 'text':
        this.#write(out, part.text);
        return undefined;
      case 'reference':
        this.#write(out, this.#shown(part, escapeText));
        return undefined;
      case 'set':
        this.#variables.set(part.name, this.#value(part.value) ?? null);
        return undefined;
      case 'if': {
        const branch = part.branches.find(
          ({ condition }) => condition === undefined || isTrue(this.#value(condition)),
        );
        return branch && this.#render(branch.parts, out, escapeText);
      }
      case 'foreach':
        return this.#loop(part, out, escapeText);
      default:
        return part.kind;
    }
  }

  /** A reference to nothing stays as it is written, or vanishes when it is quiet. */
  #shown(reference: Reference, escapeText: (text: string) => string): string {
    const value = this.#resolve(reference);
    if (value === undefined || value === null) return reference.quiet ? '' : reference.source;
    const text = textOf(value, this.#meter);
    return reference.name === 'esc' ? text : escapeText(text);
  }

  #loop(part: Part & { kind: 'foreach' }, out: string[], escapeText: (text: string) => string): Ending {
    const of = this.#value(part.of);
    const entries = of instanceof Map ? [...of.values()] : of;
    if (!Array.isArray(entries) && !(entries instanceof Range)) return undefined;
    const size = entries instanceof Range ? entries.size : entries.length;
    const outer = new Map(this.#variables);
    let count = 0;
    let ending: Ending;
    for (const entry of entries as Iterable<Value>) {
      this.#meter.step();
      count += 1;
      this.#enter(part.name, entry, count, count < size);
      ending = this.#render(part.parts, out, escapeText);
      if (ending) break;
    }
    this.#leave(part.name, outer);
    return ending === 'stop' ? ending : undefined;
  }

  #enter(name: string, entry: Value, count: number, hasNext: boolean): void {
    const loop: Array<[string, Value]> = [
      ['count', count],
      ['index', count - 1],
      ['hasNext', hasNext],
      ['first', count === 1],
      ['last', !hasNext],
    ];
    this.#variables.set(name, entry);
    this.#variables.set('velocityCount', count);
    this.#variables.set('velocityHasNext', hasNext);
    this.#variables.set('foreach', new Map(loop));
  }

  #leave(name: string, outer: ReadonlyMap<string, Value>): void {
    for (const each of [name, 'velocityCount', 'velocityHasNext', 'foreach']) {
      const before = outer.get(each);
      if (before === undefined) this.#variables.delete(each);
      else this.#variables.set(each, before);
    }
  }

  #resolve({ name, path }: Reference): Value | undefined {
    const [first, ...rest] = path;
    if (name === 'esc' && first?.kind === 'method' && rest.length === 0) {
      const [value] = first.values;
      return escaped(first.name, value && this.#value(value), this.#meter);
    }
    return path.reduce<Value | undefined>(
      (at, step) => (at === undefined || at === null ? undefined : this.#after(at, step)),
      this.#variables.get(name),
    );
  }

  #after(at: Value, step: Step): Value | undefined {
    this.#meter.step();
    if (step.kind === 'property') return memberOf(at, step.name, this.#meter);
    if (step.kind === 'index') return called(at, 'get', [this.#value(step.at) ?? null], this.#meter);
    return called(
      at,
      step.name,
      step.values.map((value) => this.#value(value) ?? null),
      this.#meter,
    );
  }

  #value(expression: Expression): Value | undefined {
    this.#meter.step();
    switch (expression.kind) {
      case 'constant':
        return expression.value;
      case 'reference':
        return this.#resolve(expression);
      case 'filled': {
        const out: string[] = [];
        this.#render(expression.parts, out, (text) => text);
        return out.join('');
      }
      case 'list':
        return expression.entries.map((entry) => this.#value(entry) ?? null);
      case 'range':
        return new Range(Number(this.#value(expression.from) ?? 0), Number(this.#value(expression.to) ?? 0));
      case 'map':
        return new Map(
          expression.entries.map(([key, value]) => [
            String(this.#value(key) ?? ''),
            this.#value(value) ?? null,
          ]),
        );
      case 'not':
        return !isTrue(this.#value(expression.of));
      default:
        return this.#computed(expression);
    }
  }

  #computed({ operator, left, right }: Expression & { kind: 'binary' }): Value | undefined {
    const first = this.#value(left);
    if (operator === '&&') return isTrue(first) && isTrue(this.#value(right));
    if (operator === '||') return isTrue(first) || isTrue(this.#value(right));
    return compute(operator, first, this.#value(right), this.#meter);
  }
}

/** Carries out what `readTemplate` read. Throws TemplateMistake when it takes too long or makes too much. */
export const renderParts = (
  parts: readonly Part[],
  variables: ReadonlyMap<string, Value>,
  escapeText: (text: string) => string,
): string => new Rendering(variables, escapeText).text(parts);

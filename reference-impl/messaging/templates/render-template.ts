import { called, memberOf } from './methods.ts';
import { type Expression, isMap, type Part, Range, type Reference, type Step, type Value } from './template.ts';
import { compute, escaped, escapedText, isTrue, Meter, numberOf, textOf } from './values.ts';
import { ROUND, Variables } from './variables.ts';

type Ending = 'break' | 'stop' | undefined;

interface Output {
  readonly texts: string[];
  readonly escapeText: ((text: string) => string) | undefined;
}

/** One rendering of a template: its variables as they are now, and the work it has done. */
class Rendering {
  readonly #meter: Meter;
  readonly #variables: Variables;

  constructor(variables: ReadonlyMap<string, Value>, meter: Meter) {
    this.#variables = new Variables(variables);
    this.#meter = meter;
  }

  text(parts: readonly Part[], escapeText?: Output['escapeText']): string {
    const out: Output = { texts: [], escapeText };
    this.#render(parts, out);
    return out.texts.join('');
  }

  #write({ texts }: Output, text: string): void {
    this.#meter.characters(text.length);
    texts.push(text);
  }

  #render(parts: readonly Part[], out: Output): Ending {
    for (const part of parts) {
      const ending = this.#part(part, out);
      if (ending) return ending;
    }
    return undefined;
  }

  #part(part: Part, out: Output): Ending {
    this.#meter.pieces();
    switch (part.kind) {
      case 'text':
        this.#write(out, part.text);
        return undefined;
      case 'reference':
        this.#write(out, this.#shown(part, out));
        return undefined;
      case 'set':
        this.#variables.set(part.name, this.#value(part.value) ?? null);
        return undefined;
      case 'if': {
        const branch = part.branches.find(({ condition }) => condition === undefined || isTrue(this.#value(condition)));
        return branch && this.#render(branch.parts, out);
      }
      case 'foreach':
        return this.#loop(part, out);
      default:
        return part.kind;
    }
  }

  /** An undefined reference stays as written, or becomes empty if it is quiet. */
  #shown(reference: Reference, { escapeText }: Output): string {
    const value = this.#resolve(reference);
    if (value === undefined || value === null) return reference.quiet ? '' : reference.source;
    const text = textOf(value, this.#meter);
    return reference.name === 'esc' || !escapeText ? text : escapedText(text, escapeText, this.#meter);
  }

  #loop(part: Part & { kind: 'foreach' }, out: Output): Ending {
    const of = this.#value(part.of);
    if (!isMap(of) && !Array.isArray(of) && !(of instanceof Range)) return undefined;
    const size = Array.isArray(of) ? of.length : (of as Range | ReadonlyMap<string, Value>).size;
    const leave = this.#variables.keep(part.name);
    let count = 0;
    let ending: Ending;
    for (const entry of isMap(of) ? of.values() : of) {
      this.#meter.pieces(ROUND);
      count += 1;
      this.#variables.enterRound(part.name, entry, count, count < size);
      ending = this.#render(part.parts, out);
      if (ending) break;
    }
    leave();
    return ending === 'stop' ? ending : undefined;
  }

  #resolve({ name, path }: Reference): Value | undefined {
    const [first] = path;
    if (name === 'esc' && first?.kind === 'method' && path.length === 1) {
      const [value] = first.values;
      return escaped(first.name, value && this.#value(value), this.#meter);
    }
    let at = this.#variables.get(name);
    for (const step of path) {
      if (at === undefined || at === null) return undefined;
      at = this.#after(at, step);
    }
    return at;
  }

  #after(at: Value, step: Step): Value | undefined {
    this.#meter.pieces();
    if (step.kind === 'property') return memberOf(at, step.name, this.#meter);
    const [name, given] = step.kind === 'index' ? ['get', [step.at]] : [step.name, step.values];
    const values = given.map((value) => this.#value(value) ?? null);
    return called(at, name, values, this.#meter);
  }

  #value(expression: Expression): Value | undefined {
    this.#meter.pieces();
    switch (expression.kind) {
      case 'constant':
        return expression.value;
      case 'reference':
        return this.#resolve(expression);
      case 'filled':
        return this.text(expression.parts);
      case 'list':
        return expression.entries.map((entry) => this.#value(entry) ?? null);
      case 'range':
        return new Range(this.#end(expression.from), this.#end(expression.to));
      case 'map':
        return new Map(expression.entries.map((entry) => this.#entry(entry)));
      case 'not':
        return !isTrue(this.#value(expression.of));
      default:
        return expression.links.reduce((value, { operator, right }) => {
          if (operator === '&&') return isTrue(value) && isTrue(this.#value(right));
          if (operator === '||') return isTrue(value) || isTrue(this.#value(right));
          return compute(operator, value, this.#value(right), this.#meter);
        }, this.#value(expression.first));
    }
  }

  #end(expression: Expression): number {
    return numberOf(this.#value(expression) ?? 0, this.#meter);
  }

  #entry([key, value]: readonly [Expression, Expression]): [string, Value] {
    return [textOf(this.#value(key) ?? '', this.#meter), this.#value(value) ?? null];
  }
}

/** Renders what `readTemplate` read. Throws TemplateMistake when it takes too much work. */
export const renderParts = (
  parts: readonly Part[],
  variables: ReadonlyMap<string, Value>,
  escapeText?: (text: string) => string,
  meter = new Meter(),
): string => new Rendering(variables, meter).text(parts, escapeText);

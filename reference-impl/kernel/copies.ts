import { KeyObject } from 'node:crypto';

// biome-ignore lint/suspicious/noExplicitAny: values of every kind are copied alike
type Any = any;

/** Things that never change, or are the same for all who wait for them. */
const isShared = (value: unknown): boolean =>
  value instanceof Promise || value instanceof KeyObject || Buffer.isBuffer(value);

const isNative = (prototype: object): boolean => String(prototype.constructor).includes('[native code]');

/** Copies plain state; what was one thing is one in all that the same `Copies` copied, and functions are shared. */
export class Copies {
  readonly made = new Map<unknown, unknown>();

  /** Leaves things as they are wherever they are met. */
  share(things: Iterable<unknown>): void {
    for (const each of things) this.made.set(each, each);
  }

  /** Throws for what cannot be copied. */
  of<Value>(value: Value): Value {
    if (typeof value !== 'object' || value === null || isShared(value)) return value;
    return (this.made.get(value) ?? this.#copy(value)) as Value;
  }

  #copy(value: object): unknown {
    if (value instanceof Map) {
      const copy = this.#begin(value, new Map());
      for (const [key, each] of value) copy.set(this.of(key), this.of(each));
      return copy;
    }
    if (value instanceof Set) {
      const copy = this.#begin(value, new Set());
      for (const each of value) copy.add(this.of(each));
      return copy;
    }
    const copy: Any = this.#begin(value, Array.isArray(value) ? [] : Object.create(this.#prototypeOf(value)));
    for (const [name, each] of Object.entries(value)) copy[name] = this.of(each);
    return copy;
  }

  /** A copy is known before what is in it is copied: that may lead back to it. */
  #begin<Copy>(value: object, copy: Copy): Copy {
    this.made.set(value, copy);
    return copy;
  }

  #prototypeOf(value: object): object | null {
    // Whether code is that of a class with fields that only it can see.
    const found: object[] = [];
    for (let at = Object.getPrototypeOf(value); at && at !== Object.prototype; at = Object.getPrototypeOf(at))
      found.push(at);
    const odd = found.find((each) => isNative(each) || /[^\w'"`]#\w+|__private/.test(String(each.constructor)));
    if (!odd) return Object.getPrototypeOf(value);
    const { name } = odd.constructor;
    throw new Error(
      isNative(odd) ? `a ${name} cannot be copied` : `a ${name} cannot be copied: it has fields that only it can see`,
    );
  }
}

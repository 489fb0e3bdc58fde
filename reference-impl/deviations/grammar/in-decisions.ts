import type { Fault } from '../../worlds/behaviour.ts';

// biome-ignore lint/suspicious/noExplicitAny: decisions are of every kind
type Any = any;

/** Replaces one decision, or a member of one, by its path. Throws where there is none, so that no fault is void. */
function replaced(value: Any, [step, ...rest]: readonly string[], change: (usual: Any) => Any): Any {
  if (step === undefined) return change(value);
  const isStep = (each: Any): boolean => each?.name === step;
  if (Array.isArray(value) ? !value.some(isStep) : value?.[step] === undefined)
    throw new Error(`there is no decision called ${step}`);
  if (Array.isArray(value)) return value.map((each) => (isStep(each) ? replaced(each, rest, change) : each));
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value, {
    [step]: replaced(value[step], rest, change),
  });
}

/** Changes a decision, called `<part>.<name>`, or what is at a path below it. */
export const inDecisions =
  (subject: string, at: string, change: (usual: Any) => Any): NonNullable<Fault['decide']> =>
  (decisions) => {
    const [part = '', name = ''] = subject.split('.');
    const of = (decisions as Record<string, Any>)[part];
    if (of?.[name] === undefined) throw new Error(`there is no decision called ${subject}`);
    of[name] = replaced(of[name], at === '' ? [] : at.split('/'), change);
  };

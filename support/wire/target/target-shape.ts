import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { nearest } from '../../ground/rules/nearest.ts';
import schema from './target.schema.json' with { type: 'json' };
import type { TargetProblem } from './target-problem.ts';

interface Node {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
}

interface Details {
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly allowedValues?: readonly string[];
  readonly type?: string | readonly string[];
}

const suggestion = (given: unknown, known: Iterable<string>): string | undefined =>
  typeof given === 'string' ? nearest(given, known) : undefined;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** What the schema says of a node: its description without the full stop, after a colon. */
const meant = ({ description = '' }: Node): string =>
  description === '' ? '' : `: ${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, '')}`;

const keyword: Readonly<Record<string, (place: string, error: ErrorObject) => string>> = {
  additionalProperties: (place, { params, parentSchema }) => {
    const { additionalProperty: key = '' } = params as Details;
    const near = suggestion(key, Object.keys((parentSchema as Node).properties ?? {}));
    return `${place}: the key ${key} is not known; ${near ? `did you mean ${near}?` : 'fix or remove it'}`;
  },
  enum: (place, { params, data }) => {
    const { allowedValues = [] } = params as Details;
    const near = suggestion(data, allowedValues);
    return `${place} must be one of ${allowedValues.join(', ')}, not ${shown(data)}${near ? `; did you mean ${near}?` : ''}`;
  },
  required: (place, { params, message, parentSchema }) => {
    const { missingProperty = '' } = params as Details;
    const properties = (parentSchema as Node).properties ?? schema.properties;
    return `${place} ${message}; add it${meant((properties as Record<string, Node>)[missingProperty] ?? {})}`;
  },
  pattern: (place, { parentSchema, data }) => {
    if ((parentSchema as Node).title === 'duration') return `${place} is not a duration; write it like 90s, 10m or 25h`;
    return `${place} must match its form, and ${shown(data)} does not${meant(parentSchema as Node)}`;
  },
  type: (place, { params, data, parentSchema }) => {
    const wanted = [(params as Details).type ?? []].flat().join(' or ');
    return `${place} must be ${wanted}, not ${shown(data)}${meant(parentSchema as Node)}`;
  },
};

function problemOf(error: ErrorObject): TargetProblem {
  const { instancePath, params, message, parentSchema } = error;
  const place = instancePath || 'the top level';
  const { additionalProperty } = params as Details;
  const deeper = error.keyword === 'additionalProperties' ? `/${additionalProperty}` : '';
  return {
    pointer: `${instancePath}${deeper}`,
    // Only the first of very many are printed, and nothing is looked up for the others.
    get says() {
      return keyword[error.keyword]?.(place, error) ?? `${place} ${message}${meant(parentSchema as Node)}`;
    },
  };
}

let compiled: ValidateFunction | undefined;

/** Everything in which a value departs from the schema of target files. */
export function shapeProblems(value: unknown): TargetProblem[] {
  compiled ??= new Ajv({ strictTypes: false, allErrors: true, verbose: true }).compile(schema);
  const validate = compiled;
  if (validate(value)) return [];
  return (validate.errors ?? []).filter((error) => error.keyword !== 'if').map(problemOf);
}

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { nearest } from '../../ground/rules/nearest.ts';
import schema from './target.schema.json' with { type: 'json' };
import type { TargetProblem } from './target-text.ts';

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

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const meant = ({ description = '' }: Node): string =>
  description === '' ? '' : `: ${description.charAt(0).toLowerCase()}${description.slice(1).replace(/\.$/, '')}`;

function wordsOf(error: ErrorObject): string {
  const { params, message, data } = error;
  const place = error.instancePath || 'the top level';
  const parent = error.parentSchema as Node;
  const { additionalProperty: key = '', allowedValues = [], missingProperty = '', type = [] } = params as Details;
  switch (error.keyword) {
    case 'additionalProperties': {
      const near = nearest(key, Object.keys(parent.properties ?? {}));
      return `${place}: the key ${key} is not known; ${near ? `did you mean ${near}?` : 'fix or remove it'}`;
    }
    case 'enum': {
      const near = typeof data === 'string' ? nearest(data, allowedValues) : undefined;
      const wanted = `${place} must be one of ${allowedValues.join(', ')}, not ${shown(data)}`;
      return near ? `${wanted}; did you mean ${near}?` : wanted;
    }
    case 'required': {
      const properties = (parent.properties ?? schema.properties) as Record<string, Node>;
      return `${place} ${message}; add it${meant(properties[missingProperty] ?? {})}`;
    }
    case 'pattern':
      if (parent.title === 'duration') return `${place} is not a duration; write it like 90s, 10m or 25h`;
      return `${place} must match its form, and ${shown(data)} does not${meant(parent)}`;
    case 'type':
      return `${place} must be ${[type].flat().join(' or ')}, not ${shown(data)}${meant(parent)}`;
    default:
      return `${place} ${message}${meant(parent)}`;
  }
}

let compiled: ValidateFunction | undefined;

export function shapeProblems(value: unknown): TargetProblem[] {
  compiled ??= new Ajv({ strictTypes: false, allErrors: true, verbose: true }).compile(schema);
  if (compiled(value)) return [];
  const problems: TargetProblem[] = [];
  for (const error of compiled.errors ?? []) {
    if (error.keyword === 'if') continue;
    const { additionalProperty } = error.params as Details;
    const deeper = error.keyword === 'additionalProperties' ? `/${additionalProperty}` : '';
    problems.push({
      pointer: `${error.instancePath}${deeper}`,
      // only the first of very many are printed, and nothing is looked up for the others
      get says() {
        return wordsOf(error);
      },
    });
  }
  return problems;
}

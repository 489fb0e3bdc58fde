import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import schema from './schemas/verdicts.schema.json' with { type: 'json' };

let compiled: ValidateFunction | undefined;

/** Says where a value is no ledger of schema 1, as a path such as `/rules/3/verdict`; undefined where it is one. */
export function ledgerFlaw(value: unknown): string | undefined {
  compiled ??= addFormats.default(new Ajv({ strictTypes: false })).compile(schema);
  if (compiled(value)) return undefined;
  const [{ instancePath = '', params } = {}] = compiled.errors ?? [];
  const missing = params?.missingProperty;
  return missing === undefined ? instancePath : `${instancePath}/${missing}`;
}

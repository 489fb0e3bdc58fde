import { describe, expect, it } from 'vitest';
import { Scouts } from '../../../support/cli/scouts.ts';
import type { RedExample } from '../../../support/ledger/ending.ts';

const red = (rule: string, line: number, ending: RedExample['ending'] = 'assertion'): RedExample => ({
  ...{ rule, name: 'An example', uri: 'features/a.feature', line, ending },
  ...{ step: 'it is so', message: 'it is not', fingerprint: '' },
});

describe('the example that goes first', () => {
  it('is the one of the rule that caught a fault last', () => {
    const scouts = new Scouts();
    expect(scouts.of('A-01')).toBeUndefined();
    expect(scouts.learn('A-01', [red('B-01', 3), red('A-01', 7), red('A-01', 9)])).toBe(true);
    expect(scouts.of('A-01')).toBe('features/a.feature:7');
    expect(scouts.of('B-01')).toBeUndefined();
    expect(scouts.learn('A-01', [red('A-01', 9)])).toBe(true);
    expect(scouts.of('A-01')).toBe('features/a.feature:9');
  });

  it('stays when nothing of the rule catches the fault', () => {
    const scouts = new Scouts();
    scouts.learn('A-01', [red('A-01', 7)]);
    expect(scouts.learn('A-01', [red('A-01', 9, 'precondition'), red('B-01', 3)])).toBe(false);
    expect(scouts.of('A-01')).toBe('features/a.feature:7');
  });

  it('is none for a form, which any example may show', () => {
    const scouts = new Scouts();
    expect(scouts.learn('FORM-read', [red('FORM-read', 7)])).toBe(true);
    expect(scouts.of('FORM-read')).toBeUndefined();
  });
});

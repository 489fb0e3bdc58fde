import type { JudgedRule, RulesApart, Verdicts } from './verdicts.ts';

/** A list with one entry a line: small, and still good to search and to compare. */
export function oneALine(list: readonly unknown[], indent = ''): string {
  const lines = list.map((each) => `${indent}  ${JSON.stringify(each)}`);
  return lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n${indent}]`;
}

/** A rule that nobody selected has nothing of the run, and what the suite says of it is not repeated. */
function ruleLine(rule: JudgedRule): object {
  const { section: _, exampleCount: __, evidence: ___, ...short } = rule;
  return rule.verdict === 'not-selected' ? short : rule;
}

export function writtenLedger({ rules, ownClient, outside, ...head }: Verdicts): object {
  const short = (apart: RulesApart): object => ({ ...apart, rules: apart.rules.map(ruleLine) });
  return {
    ...head,
    rules: rules.map(ruleLine),
    ...(ownClient && { ownClient: short(ownClient) }),
    ...(outside && { outside: short(outside) }),
  };
}

export function ledgerText(verdicts: Verdicts): string {
  const members: string[] = [];
  for (const [name, value] of Object.entries(writtenLedger(verdicts)))
    if (Array.isArray(value) && name === 'rules') members.push(`"rules": ${oneALine(value, '  ')}`);
    else if (value !== undefined) members.push(`${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n  ${members.join(',\n  ')}\n}\n`;
}

export function wholeLedger(ledger: Verdicts): Verdicts {
  const whole = <Apart extends Pick<Verdicts, 'rules'>>(apart: Apart): Apart => ({
    ...apart,
    rules: apart.rules.map((rule) => ({ ...rule, section: rule.section ?? '' })),
  });
  const { ownClient, outside } = ledger;
  return {
    ...whole(ledger),
    ...(ownClient && { ownClient: whole(ownClient) }),
    ...(outside && { outside: whole(outside) }),
  };
}

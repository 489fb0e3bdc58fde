import type { FormRow } from '../operations/form-rows.ts';
import { formRows } from '../operations/loader.ts';
import type { CapabilityName } from './capabilities.ts';
import type { Rule } from './rule.ts';

/** The area of the rows that forms are judged by. */
export const FORM_AREA = 'FORM';

const saysOf = ({ phrase, isLetter, standing }: FormRow): string =>
  isLetter
    ? `Every ${phrase} that is pushed has the ${standing} form.`
    : `Every answer to a request to ${phrase} has the ${standing} form.`;

/** The row of a form as a rule: its examples are the answers and letters that other examples see. */
function ruleOf(row: FormRow): Rule {
  const { id, title, standing, capability, asked, interface: name, isLetter } = row;
  return {
    id,
    area: FORM_AREA,
    section: standing === 'published' ? `Published: ${title.toLowerCase()}` : title,
    says: saysOf(row),
    level: 'MUST',
    standing,
    role: 'server',
    needs: isLetter ? ['callbacks'] : [],
    ...(capability === undefined ? {} : { capabilities: [capability as CapabilityName] }),
    form: { interface: name, asked },
  };
}

/** A row for each form that features/operations shows. */
export const formRules = (): Rule[] => formRows.map(ruleOf);

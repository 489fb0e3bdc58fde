export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

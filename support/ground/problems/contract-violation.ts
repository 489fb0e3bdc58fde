/** An answer or a notification breaks the documented shape; the origin is the implementation. */
export class ContractViolation extends Error {
  override name = 'ContractViolation';
}

/** A formatter that says nothing: the ledger speaks for the run. */
export default { type: 'formatter', formatter: (): void => undefined };

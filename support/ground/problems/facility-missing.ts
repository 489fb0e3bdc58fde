import { Inconclusive, obstacleIn } from './inconclusive.ts';

/** A facility that the target does not have: its rules are beyond reach, which says nothing about the target. */
export class FacilityMissing extends Inconclusive {
  override name = 'FacilityMissing';

  constructor(facility: string, says: string) {
    super('facility-missing', says, { facility });
  }
}

export async function whereOffered<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (obstacleIn(error)?.reason !== 'facility-missing') throw error;
    return undefined;
  }
}

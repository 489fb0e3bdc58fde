/** How many tokens a project may request at once, and how many more each second. */
export interface BucketSize {
  readonly size: number;
  readonly perSecond: number;
}

/** The token requests of each project; a world without a size has no limit. Rules: PUB-TOKEN-THROTTLE-01. */
export class TokenState {
  bucket: BucketSize | undefined;
  readonly left = new Map<string, { left: number; at: number }>();

  /** Takes one request of a project out of its bucket; false when the bucket is empty. `now` in milliseconds. */
  take(projectId: string, now: number): boolean {
    if (!this.bucket) return true;
    const { size, perSecond } = this.bucket;
    const { left, at } = this.left.get(projectId) ?? { left: size, at: now };
    const filled = Math.min(size, left + ((now - at) / 1000) * perSecond);
    const taken = filled >= 1;
    this.left.set(projectId, { left: taken ? filled - 1 : filled, at: now });
    return taken;
  }
}

/** A project of the bearer interfaces; it owns voice services and subprojects. */
export interface Project {
  readonly id: string;
  /** The part this project plays in its world: `main` or `other`. */
  readonly role: string;
}

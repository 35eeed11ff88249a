/** The shop must not open on this database. The sentence says why, and what the operator can do. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen'
}

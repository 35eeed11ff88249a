import { NeedsOperator, shopCommand } from '#server/needs-operator.ts'

/** There was a shop here and its database is gone: an empty one must not open in its place. */
export class LostShop extends NeedsOperator {
  constructor(place: string, signs: readonly string[]) {
    super(
      'data',
      `there is no database in ${place}, but ${signs.join(', ')}: it was lost. Put the newest backup in its place with \`${shopCommand} restore newest\` (docs/running/backups.md); only if this is to be a new shop without the old orders, \`${shopCommand} new-shop\`.`,
    )
  }
}

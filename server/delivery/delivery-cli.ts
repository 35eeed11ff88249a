import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { type Pincode, parsePincode } from '#shop/delivery/delivery.ts'
import type { deliveryCommands } from './delivery-commands.ts'
import { areaNow } from './delivery-store.ts'
import { placeAt } from './directory.ts'

/** Shows, widens or narrows the delivery area. Orders already placed stand. */
export const delivery: CliCommand<typeof deliveryCommands> = {
  use: 'delivery [list] | delivery add PINCODE | delivery remove PINCODE',
  does: 'shows the pincodes that the shop delivers to; adds or removes one',
  async run([what = 'list', typed = ''], { database, now }) {
    if (what === 'list') return listed(await areaNow(database.read))
    if (what === 'add') {
      const pincode = pincodeMeant(typed)
      await database.run.addToArea({ pincode, by: { command: 'delivery' }, addedAt: now })
      return `The shop now delivers to ${named(pincode)}.`
    }
    if (what === 'remove') {
      const pincode = pincodeMeant(typed)
      await database.run.removeFromArea({ pincode })
      return `The shop no longer delivers to ${named(pincode)}.`
    }
    throw new WrongArgs(`There is no 'delivery ${what}'.`)
  },
}

function pincodeMeant(typed: string): Pincode {
  const pincode = parsePincode(typed)
  if (pincode === undefined)
    throw new WrongArgs(`'${typed}' is not a pincode. A pincode has 6 digits and does not start with 0.`)
  return pincode
}

const listed = (area: readonly string[]): string =>
  area.length === 0 ? 'The shop has no delivery area yet.' : area.map((pincode) => named(pincode)).join('\n')

function named(typed: string): string {
  const pincode = parsePincode(typed)
  const office = pincode && placeAt(pincode)?.offices[0]
  return office ? `${typed} (${office.name}, ${office.district})` : `${typed} (not in our postal directory)`
}

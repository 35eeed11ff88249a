import type { Transaction } from 'kysely'
import { makeStaffMove as moveOrder } from '#server/orders/moves/staff-move.ts'
import { noteAnswer as note } from '#server/orders/weighing/answer-ask.ts'
import { giveRest as give } from '#server/orders/weighing/choose-for-line.ts'
import { weighLine as weigh } from '#server/orders/weighing/weigh-line.ts'
import type { weighingCommands } from '#server/orders/weighing/weighing-commands.ts'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import { queueByItself } from './queue-print.ts'

interface PressOfStaff {
  readonly orderId: string
  readonly key: string
  readonly by: { readonly id: string; readonly device: string }
  readonly at: number
}

/** What staff do at a line, and with it the label of the line, once it has a weight: both are kept, or neither. */
const withLabel =
  <Wanted extends PressOfStaff & { readonly lineNo: number }, Left extends object>(
    act: (tx: Transaction<Tables>, wanted: Wanted) => Promise<Left>,
  ) =>
  async (tx: Transaction<Tables>, wanted: Wanted): Promise<Left> => {
    const left = await act(tx, wanted)
    if (!('changed' in left)) return left
    const { orderId, lineNo, key, at } = wanted
    const isWeighed = async () => {
      const line = (await linesOnScale(tx, orderId)).find(({ row }) => row.line_no === lineNo)
      return line?.standing.state === 'weighed'
    }
    await queueByItself(tx, { paper: 'label', orderId, lineNo, key, by: byOf(wanted), at }, isWeighed)
    return left
  }

/** A move of staff, and with the packing the slip. */
async function makeStaffMove(
  tx: Transaction<Tables>,
  wanted: Parameters<typeof moveOrder>[1],
): ReturnType<typeof moveOrder> {
  const left = await moveOrder(tx, wanted)
  if ('moved' in left && wanted.move === 'pack') {
    const { orderId, key, at } = wanted
    await queueByItself(tx, { paper: 'slip', orderId, lineNo: undefined, key, by: byOf(wanted), at })
  }
  return left
}

const byOf = ({ by: { id, device } }: PressOfStaff) => ({ staff: id, device })

const weighLine: (typeof weighingCommands)['weighLine'] = withLabel(weigh)
const giveRest: (typeof weighingCommands)['giveRest'] = withLabel(give)
const noteAnswer: (typeof weighingCommands)['noteAnswer'] = withLabel(note)

/** In place of the commands of the same names: what a printer of the shop prints by itself follows them. */
export const printedByItself = {
  weighLine,
  giveRest,
  noteAnswer,
  makeStaffMove,
}

interface Pressed {
  readonly database: Runs<typeof printedByItself>
  /** something was queued */
  readonly wakePrinters: () => void
}

/** The same for a room whose presses these follow: the printers look at once, and not a second later. */
export function wakingPrinters<Deps extends Pressed>(deps: Deps): Deps {
  const { run } = deps.database
  const waking =
    <Wanted, Left>(command: (wanted: Wanted) => Promise<Left>) =>
    async (wanted: Wanted): Promise<Left> => {
      const left = await command(wanted)
      deps.wakePrinters()
      return left
    }
  const woken = {
    weighLine: waking(run.weighLine),
    giveRest: waking(run.giveRest),
    noteAnswer: waking(run.noteAnswer),
    makeStaffMove: waking(run.makeStaffMove),
  }
  return { ...deps, database: { ...deps.database, run: { ...run, ...woken } } }
}

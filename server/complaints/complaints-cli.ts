import { randomBytes, randomUUID } from 'node:crypto'
import { userByMobile } from '#server/accounts/accounts-store.ts'
import { type CliCommand, WrongArgs } from '#server/cli-command.ts'
import { isTold } from '#server/messages/outbox.ts'
import type { Database } from '#server/storage/database.ts'
import { type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import { complaintTicket, settledWithin } from '#shop/complaints/complaints.ts'
import { languageOf } from '#shop/languages.ts'
import { orderNumberBytes } from '#shop/orders/order-number.ts'
import { settledByOf } from '#shop/words/complaints/settled-by.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import type { complaintsCommands } from './complaints-commands.ts'

/** The grievance officer's book: each complaint has a number, and a day by which it is settled. */
export const complaints: CliCommand<typeof complaintsCommands> = {
  use: 'complaints [list] | complaints note MOBILE WORDS... | complaints settle TICKET WORDS...',
  does: 'notes a complaint and sends its number to the customer, resolves one, lists the open ones',
  async run([what = 'list', ...args], { database, settings, now, budgetFor }) {
    if (what === 'list') return listed(database, now)
    if (what === 'note') {
      const mobile = mobileMeant(args[0])
      const owner = await userByMobile(database.read, mobile)
      const noting = await database.run.noteComplaint({
        ticket: complaintTicket(randomBytes(orderNumberBytes)),
        mobile,
        orderNumber: undefined,
        about: said(args.slice(1)),
        receivedAt: now,
        telling: owner && {
          id: randomUUID(),
          shop: settings.identity.name,
          account: owner.id,
          language: languageOf(owner.language),
          budget: budgetFor(mobile),
        },
        turns: [],
      })
      if ('refused' in noting) throw new Error('a complaint noted by the operator has no limit')
      const { ticket, receivedAt } = noting.noted
      const telling = isTold(noting.writing)
        ? `Its number goes to ${mobile}.`
        : `No message goes to ${mobile}, because it is not verified or has had too many. Tell the customer the number.`
      return `${ticket} is noted, to be resolved by ${settledByOf(receivedAt, spokenIn('en'))}. ${telling}`
    }
    if (what !== 'settle') throw new WrongArgs(`There is no 'complaints ${what}'.`)
    const [ticket = ''] = args
    const { settled } = await database.run.settleComplaint({ ticket, settlement: said(args.slice(1)), at: now })
    if (!settled) throw new WrongArgs(`There is no open complaint ${ticket}.`)
    return `${ticket} is resolved.`
  },
}

async function listed({ read }: Pick<Database<unknown>, 'read'>, now: number): Promise<string> {
  const open = await read
    .selectFrom('complaints')
    .select(['ticket', 'mobile', 'order_number', 'about', 'received_at'])
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .execute()
  if (open.length === 0) return 'No open complaints.'
  return open
    .map(({ ticket, mobile, order_number: order, about, received_at: received }) => {
      const isOver = now > received + settledWithin
      // Quotes what people typed on one line, so that it cannot pass for a line of ours.
      const typed = [...(order === null ? [] : [`order ${JSON.stringify(order)}`]), JSON.stringify(about)].join('  ')
      return `${ticket}  ${isOver ? 'OVERDUE since' : 'resolve by'} ${settledByOf(received, spokenIn('en'))}  ${mobile}  ${typed}`
    })
    .join('\n')
}

function mobileMeant(typed = ''): Mobile {
  const mobile = mobileOf(typed)
  if (mobile === undefined) throw new WrongArgs(`'${typed}' is not an Indian mobile number.`)
  return mobile
}

function said(args: readonly string[]): string {
  const text = args.join(' ').trim()
  if (text === '') throw new WrongArgs('Add a few words on what it is about.')
  return text
}

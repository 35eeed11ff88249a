import type { Role } from '#shop/staff/staff.ts'
import { seconds } from '#shop/time.ts'

export interface Happened {
  readonly move: string
  readonly role: Role | 'shopper'
  readonly at: number
  readonly rider: Role | undefined
}

/** The rules as COUNTER.md writes them, once more and another way: what an order is, is what is left of its history. */
const lines = `
  Pending          confirm        Confirmed         owner counter
  Pending          reject         Rejected          owner counter
  Confirmed        reject         Rejected          owner counter
  Cutting          reject         Rejected          owner counter
  Packed           reject         Rejected          owner counter
  Confirmed        start-cutting  Cutting           owner counter cutter
  Cutting          pack           Packed            owner counter cutter
  Packed           send-out       Out_for_delivery  owner counter
  Not_delivered    send-out       Out_for_delivery  owner counter
  Out_for_delivery deliver        Delivered         owner counter rider
  Out_for_delivery not-delivered  Not_delivered     owner counter rider
  Not_delivered    take-back      Returned          owner counter
  Pending          cancel         Canceled          shopper`
  .trim()
  .split('\n')
  .map((row) =>
    row
      .trim()
      .replaceAll('_', ' ')
      .split(/ {2,}|(?<=Out for delivery|Not delivered) /),
  )
  .map(([from = '', move = '', to = '', who = '']) => ({ from, move, to, who: who.split(' ') }))

/** Everything again from the beginning, each time. */
export function replayed(history: readonly Happened[]): { status: string; rider: Role | undefined } {
  const left: Happened[] = []
  for (const event of history)
    if (event.move === 'undo') left.pop()
    else left.push(event)
  let status = 'Pending'
  let rider: Role | undefined
  for (const { move, rider: named } of left) {
    status = lines.find((line) => line.from === status && line.move === move)?.to ?? 'never'
    if (move === 'send-out') rider = named
  }
  return { status, rider }
}

export function judge(
  history: readonly Happened[],
  wanted: { does: string; role: Role | 'shopper'; reason: string; rider: Role | undefined; behind: number; at: number },
): boolean {
  const { status, rider } = replayed(history)
  const { does, role, at } = wanted
  if (role === 'rider' && rider !== 'rider') return false
  if (wanted.behind > 0) return false
  const last = history.at(-1)
  if (does === 'undo') {
    if (last === undefined || last.move === 'undo' || last.role !== role) return false
    const isStillTheirs = lines.some((line) => line.move === last.move && line.who.includes(role))
    return isStillTheirs && at - last.at < seconds(30)
  }
  if (!lines.some((line) => line.from === status && line.move === does && line.who.includes(role))) return false
  if (['reject', 'not-delivered'].includes(does) && wanted.reason === '') return false
  return does !== 'send-out' || (wanted.rider !== undefined && wanted.rider !== 'cutter')
}

import * as v from 'valibot'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Move } from '#shop/orders.ts'
import { type StaffOrder, type StaffOrderMove, staffOrder } from '#shop/wire/staff/orders.ts'
import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { newKey } from '#counter/press/new-key.ts'

/** What somebody pressed, until the shop has answered. */
export interface OrderAct {
  /** one for each press: sent again with it, it is the same act */
  readonly key: string
  readonly order: Pick<StaffOrder, 'id' | 'number'>
  readonly move: Move | 'undo'
  readonly seen: number
  readonly reason?: string | undefined
  readonly rider?: string | undefined
  /** 'waiting': there was no answer, and it goes again */
  readonly state: 'sending' | 'waiting'
}

/** An act that the shop did not take, as somebody has to know. */
export interface LostAct {
  readonly act: OrderAct
  /** as the order stands now, where somebody was faster */
  readonly order: StaffOrder | undefined
  /** the shop's own sentence */
  readonly sentence: string
}

/** An order as the shop has answered with it. */
export interface OrderNews {
  readonly order: StaffOrder
  readonly moves?: readonly StaffOrderMove[]
  readonly now?: number
}

interface Acts {
  readonly underway: readonly OrderAct[]
  readonly lost: readonly LostAct[]
  /** reasons that were typed and not used yet, by order and move */
  readonly typed: Readonly<Record<string, string>>
}

const store = createStore<Acts>(() => ({ underway: [], lost: [], typed: {} }))

export const useActs = (): Acts => useStore(store)

/** Sends what somebody pressed. It stays until the shop has answered, however long the line is gone. */
export function doAct(wanted: Omit<OrderAct, 'key' | 'state'>): void {
  if (store.getState().underway.some(({ order }) => order.id === wanted.order.id)) return
  forget(wanted.order.id)
  const act: OrderAct = { ...wanted, key: newKey(), state: 'sending' }
  store.setState(({ underway }) => ({ underway: [...underway, act] }))
  void send(act)
}

/** What has no answer yet goes again, under its key. */
export function sendWaiting(): void {
  for (const act of store.getState().underway) if (act.state === 'waiting') void send(act)
}

/** Tells of each order that the shop has answered an act with. */
export function onOrderNews(listener: (news: OrderNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody has read that it was not done. */
export const forget = (orderId: string): void =>
  store.setState(({ lost }) => ({ lost: lost.filter(({ act }) => act.order.id !== orderId) }))

export const typedFor = (orderId: string, move: Move): string => store.getState().typed[`${orderId}/${move}`] ?? ''

export const keepTyped = (orderId: string, move: Move, reason: string): void =>
  store.setState(({ typed }) => ({ typed: { ...typed, [`${orderId}/${move}`]: reason } }))

const listeners = new Set<(news: OrderNews) => void>()
const tell = (news: OrderNews) => listeners.forEach((listener) => listener(news))
let again: ReturnType<typeof setTimeout> | undefined

async function send(act: OrderAct) {
  change(act, { state: 'sending' })
  const { key, seen, order, move, reason, rider } = act
  const params = { id: order.id }
  const answer =
    move === 'undo'
      ? await staffApi('undoMove', { params, body: { key, seen } })
      : await staffApi('moveOrder', { params, body: { key, seen, move, reason, rider } })
  if (!answer.ok && isNoAnswer(answer)) return wait(act)
  drop(act)
  if (answer.ok) {
    keepTyped(order.id, move as Move, '')
    tell(answer.body)
  } else if ('refused' in answer) refused(act, answer.refused)
}

function refused(act: OrderAct, { message, more }: { message: string; more: object }) {
  const read = v.safeParse(v.object({ order: staffOrder }), more)
  const order = read.success ? read.output.order : undefined
  store.setState(({ lost }) => ({ lost: [...lost, { act, order, sentence: message }] }))
  if (order !== undefined) tell({ order })
}

/** The line is gone, the shop is not itself, or the screen is locked: nothing came of it that can be told. */
const isNoAnswer = (answer: { unreachable: true } | { refused: { status: number } }): boolean =>
  'unreachable' in answer || answer.refused.status >= 500 || [401, 429].includes(answer.refused.status)

function wait(act: OrderAct) {
  change(act, { state: 'waiting' })
  again ??= setTimeout(() => {
    again = undefined
    sendWaiting()
  }, counterTimings.resend)
}

const change = (act: OrderAct, fields: Pick<OrderAct, 'state'>): void =>
  store.setState(({ underway }) => ({
    underway: underway.map((one) => (one.key === act.key ? { ...one, ...fields } : one)),
  }))

const drop = (act: OrderAct): void =>
  store.setState(({ underway }) => ({ underway: underway.filter(({ key }) => key !== act.key) }))

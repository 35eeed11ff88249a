import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Answer } from '#browser/api.ts'
import type { StaffOrder, StaffOrderMove } from '#shop/wire/staff/orders.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { keep, recall } from '#counter/live/stored.ts'
import { counterTimings } from '#counter/live/timings.ts'
import { newKey } from '#counter/press/new-key.ts'

/** Something that can be pressed about an order: how it is named, sent, and told of. */
export interface Press {
  readonly order: Pick<StaffOrder, 'id' | 'number'>
  /** the line that it is about; undefined: the order as a whole */
  readonly line?: number | undefined
  /** as the button says it */
  readonly name: string
  /** the name of what was typed for it, which is kept until it is done */
  readonly typedAs: string
  readonly send: (key: string) => Promise<Answer<OrderNews>>
  /** what a refusal tells of whoever was faster */
  readonly faster: (more: object) => Faster | undefined
}

/** What somebody pressed, until the shop has answered. */
export interface OrderAct extends Press {
  /** one for each press: sent again with it, it is the same act */
  readonly key: string
  /** 'waiting': there was no answer, and it goes again */
  readonly state: 'sending' | 'waiting'
}

/** How things stand because somebody was faster, and what they did, in words. */
export interface Faster {
  readonly news: OrderNews
  readonly who: string
  readonly what: string
  readonly at: number
}

/** An act that the shop did not take, as somebody has to know. */
export interface LostAct {
  readonly act: OrderAct
  readonly faster: Faster | undefined
  /** the shop's own sentence */
  readonly sentence: string
}

/** An order as the shop has answered with it. */
export interface OrderNews {
  readonly order: StaffOrder
  readonly moves?: readonly StaffOrderMove[]
  readonly now?: number
  /** where the act was at the scale */
  readonly weighing?: Weighing
}

interface Acts {
  readonly underway: readonly OrderAct[]
  readonly lost: readonly LostAct[]
  /** what was typed and not used yet, by order and what it is for */
  readonly typed: Readonly<Record<string, string>>
}

const store = createStore<Acts>(() => ({ underway: [], lost: [], typed: {} }))

export const useActs = (): Acts => useStore(store)

/** Sends what somebody pressed. It stays until the shop has answered, however long the line is gone. */
export function doAct(press: Press): void {
  if (store.getState().underway.some((act) => isSameThing(act, press))) return
  store.setState(({ lost }) => ({ lost: lost.filter(({ act }) => !isSameThing(act, press)) }))
  const act: OrderAct = { ...press, key: newKey(), state: 'sending' }
  store.setState(({ underway }) => ({ underway: [...underway, act] }))
  void send(act)
}

const isSameThing = (one: Press, other: Press): boolean => one.order.id === other.order.id && one.line === other.line

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
export const forget = ({ key }: OrderAct): void =>
  store.setState(({ lost }) => ({ lost: lost.filter(({ act }) => act.key !== key) }))

/** What is typed at an order for something, and what types it: it outlives the page, for a reload must not lose it. */
export function useTyped(orderId: string, what: string): readonly [string, (typed: string) => void] {
  // a page that comes from the shop does not know what stood in this tab
  useEffect(readTyped, [])
  const typed = useStore(store, (acts) => acts.typed[placeOf(orderId, what)] ?? '')
  return [typed, (next) => keepTyped(orderId, what, next)]
}

export function keepTyped(orderId: string, what: string, typed: string): void {
  const { [placeOf(orderId, what)]: _, ...others } = store.getState().typed
  setTyped(typed === '' ? others : { ...others, [placeOf(orderId, what)]: typed })
}

const placeOf = (orderId: string, what: string): string => `${orderId}/${what}`

function setTyped(typed: Acts['typed']) {
  store.setState({ typed })
  keep('counter-typed', typed)
}

let hasRead = false

function readTyped() {
  if (hasRead) return
  hasRead = true
  store.setState(({ typed }) => ({ typed: { ...recall('counter-typed'), ...typed } }))
}

const listeners = new Set<(news: OrderNews) => void>()
const tell = (news: OrderNews) => listeners.forEach((listener) => listener(news))
let again: ReturnType<typeof setTimeout> | undefined

async function send(act: OrderAct) {
  change(act, { state: 'sending' })
  const answer = await act.send(act.key)
  if (!answer.ok && isNoAnswer(answer)) return wait(act)
  drop(act)
  if (answer.ok) {
    keepTyped(act.order.id, act.typedAs, '')
    tell(answer.body)
  } else if ('refused' in answer) refused(act, answer.refused)
}

function refused(act: OrderAct, { message, more }: { message: string; more: object }) {
  const faster = act.faster(more)
  store.setState(({ lost }) => ({ lost: [...lost, { act, faster, sentence: message }] }))
  if (faster !== undefined) tell(faster.news)
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

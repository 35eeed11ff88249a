import * as v from 'valibot'
import { openKept } from '#browser/kept.ts'
import { roles } from '#shop/staff/staff.ts'

/** The calls of the counter by which something is done at an order. */
const kinds = [
  'moveOrder',
  'undoMove',
  'weighLine',
  'giveRest',
  'noteAnswer',
  'leaveOutLine',
  'replaceLine',
  'tickLine',
  'sortRound',
] as const
export type Kind = (typeof kinds)[number]

const person = v.object({ id: v.string(), name: v.string() })

/** What somebody pressed at an order, until the shop's answer to it has been dealt with. */
const queuedCommand = v.object({
  key: v.string(),
  no: v.number(),
  /** left out of what only another version of this page can do */
  kind: v.fallback(v.optional(v.picklist(kinds)), undefined),
  order: v.string(),
  /** what it waits for, where that is not all that was pressed at the order */
  turn: v.optional(v.string()),
  number: v.string(),
  /** the line that it is about; left out: the order as a whole */
  line: v.optional(v.number()),
  /** what the call takes but its key, and reads before it is sent: with the version that the screen showed, in `seen` */
  body: v.fallback(v.record(v.string(), v.unknown()), {}),
  rider: v.optional(person),
  /** when the order was moved last, as the screen showed it */
  movedAt: v.optional(v.number()),
  /** as the button said it */
  name: v.string(),
  /** the name of what was typed for it */
  typedAs: v.string(),
  /** when it was pressed, by this device's clock */
  at: v.number(),
  /** the shop's moment then, as far as this page knew it */
  asOf: v.optional(v.number()),
  /** whoever had only tapped their name is not the person who has typed the PIN */
  by: v.object({ ...person.entries, role: v.picklist(roles), withoutPin: v.optional(v.literal(true)) }),
  state: v.picklist(['waiting', 'tried', 'look']),
  /** a try of it has had no clear answer: the shop may have done it */
  unclear: v.optional(v.literal(true)),
  /** why it needs a look; left out of what only stands behind such a one */
  verdict: v.optional(
    v.object({
      /** an earlier try had no clear answer, so it may be done all the same */
      mayBeDone: v.optional(v.boolean()),
      /** the shop's own sentence */
      sentence: v.string(),
      /** what somebody faster did, and when */
      faster: v.optional(v.object({ what: v.string(), at: v.number() })),
    }),
  ),
})

/** What a screen showed last, as the shop told it. */
const snapshot = v.object({
  name: v.string(),
  /** whom it was shown to */
  of: v.object({ staffId: v.string(), role: v.picklist(roles) }),
  /** the shop's moment, and this device's when it was kept */
  told: v.number(),
  at: v.number(),
  data: v.unknown(),
})

export type Snapshot = v.InferOutput<typeof snapshot>
export type QueuedCommand = v.InferOutput<typeof queuedCommand>

let opened: ReturnType<typeof open> | undefined

const open = () => openKept(databaseName, { outbox: queuedCommand, snapshots: snapshot }, { durability: 'strict' })

export const databaseName = 'counter'

/** What this device keeps of the counter. */
export const keptHere = () => (opened ??= open())

import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { keepStorage } from '#browser/keep-storage.ts'
import { forgetTypedOfOthers } from '#counter/live/typed.ts'
import { shopDay } from '#shop/moment.ts'
import { enrolledKinds } from '#shop/staff/staff-session.ts'
import { minutes } from '#shop/time.ts'
import { type Me, me } from '#shop/wire/staff/own.ts'
import { keptHere, type Snapshot } from './kept.ts'

/**
 * What screens showed last, with the addresses on them: for when there is no line. Only devices keep it that the owner has
 * enrolled and can revoke, and only for the shop's day. It is of the person who saw it: nobody else reads it, and it goes as
 * soon as somebody else is there, or nobody.
 */
type Person = Snapshot['of']

interface Keeper extends Person {
  readonly mayKeep: boolean
}

let keeper: Keeper | undefined

/** What is kept waits for this: that of somebody else goes first. */
let cleared: Promise<void> = Promise.resolve()

/** Who is at the counter now, as the shop says; nobody where the screen is locked. */
export function setKeeper(person: Pick<Me, 'id' | 'role' | 'device' | 'needs'> | undefined): void {
  if (person === undefined) {
    keeper = undefined
    return
  }
  const isEnrolled = enrolledKinds.some((kind) => kind === person.device.kind)
  const of = { staffId: person.id, role: person.role }
  keeper = { ...of, mayKeep: person.needs === 'nothing' && isEnrolled }
  if (keeper.mayKeep) void keepStorage()
  forgetTypedOfOthers(person.id)
  cleared = cleared.then(() => forgetOthers(of))
}

export const keepsHere = (): boolean => keeper?.mayKeep === true

/** All that is kept is of who the frame was kept for: where that is somebody else, or cannot be read, all of it goes. */
async function forgetOthers(of: Person): Promise<void> {
  const frame = await keptHere().snapshots.get('frame')
  if (frame === undefined || !isOf(frame, of)) await forgetSnapshots()
}

const isOf = ({ of }: Snapshot, { staffId, role }: Person): boolean => of.staffId === staffId && of.role === role

/** Keeps what a screen shows, as the shop has told it, whenever that changes. `more`: what belongs to it and changes with it. */
export function useKeep(name: string, told: { readonly now: number }, more: object = {}): void {
  const keep = useEffectEvent((under: string, shown: { readonly now: number }) =>
    keepSnapshot(under, shown.now, { ...shown, ...more }),
  )
  useEffect(() => void keep(name, told), [name, told])
}

export async function keepSnapshot(name: string, told: number, data: unknown): Promise<void> {
  const by = keeper?.staffId
  await cleared
  // it may be somebody else's screen by now
  if (keeper?.mayKeep !== true || keeper.staffId !== by) return
  const of = { staffId: keeper.staffId, role: keeper.role }
  await keptHere().snapshots.put(name, { name, of, told, at: Date.now(), data })
}

/** What was kept under a name for who is here, if it is of today and can be read. */
export async function snapshotOf<Data>(
  name: string,
  schema: v.GenericSchema<unknown, Data>,
): Promise<Data | undefined> {
  const person = await whoIsHere()
  if (person === undefined) return undefined
  const kept = await keptHere().snapshots.get(name)
  return kept !== undefined && isOf(kept, person) ? readKept(kept, schema) : undefined
}

function readKept<Data>(kept: Snapshot, schema: v.GenericSchema<unknown, Data>): Data | undefined {
  if (!isOfToday(kept)) return undefined
  const read = v.safeParse(schema, kept.data)
  if (!read.success) return undefined
  ages.set(kept.told, ageOf(kept))
  return read.output
}

/**
 * Who is here where the shop has not said it since this page was opened: who was here last, unless the screen would have
 * locked since. Then nobody is, and nothing of what they saw stays.
 */
async function whoIsHere(): Promise<Person | undefined> {
  await cleared
  if (keeper !== undefined) return keeper
  const frame = await keptHere().snapshots.get('frame')
  const read = v.safeParse(frameKept, frame?.data)
  if (frame !== undefined && read.success && isStillHere(read.output)) return frame.of
  await forgetSnapshots()
  return undefined
}

function isStillHere({ me: { lockedAfter }, touchedAt }: v.InferOutput<typeof frameKept>): boolean {
  const since = Date.now() - touchedAt
  // a clock that was set back says nothing of how long ago it was
  return since > -minutes(1) && since < lockedAfter
}

/** Somebody touches the screen: whoever opens this page again within the time of its lock goes on. */
export async function noteTouched(): Promise<void> {
  await cleared
  if (!keepsHere()) return
  await keptHere().snapshots.update('frame', (frame) => {
    const read = v.safeParse(frameKept, frame?.data)
    return frame && read.success ? { ...frame, data: { ...read.output, touchedAt: Date.now() } } : frame
  })
}

/** Tells when another page of this browser is somebody else's: what this one shows is not theirs. Returns what ends it. */
export const onOtherPerson = (person: Pick<Me, 'id' | 'role'>, tell: () => void): (() => void) =>
  keptHere().snapshots.listen(() => void tellIfOther(person, tell))

async function tellIfOther({ id, role }: Pick<Me, 'id' | 'role'>, tell: () => void): Promise<void> {
  const frame = await keptHere().snapshots.get('frame')
  if (frame !== undefined && !isOf(frame, { staffId: id, role })) tell()
}

/** How old this screen's content is: zero, except for what was kept. */
export const agedBy = (told: number): number => ages.get(told) ?? 0

const ages = new Map<number, number>()

/** By this device's own count, so that a clock that is wrong does not matter. */
const ageOf = ({ at }: { readonly at: number }): number => Math.max(0, Date.now() - at)

/** The shop's day, by its clock as it must stand now. */
const isOfToday = (kept: { readonly told: number; readonly at: number }): boolean =>
  shopDay(kept.told + ageOf(kept)) === shopDay(kept.told)

/** What is of another day goes. */
export async function forgetOldSnapshots(): Promise<void> {
  const { snapshots } = keptHere()
  for (const kept of await snapshots.getAll()) if (!isOfToday(kept)) await snapshots.delete(kept.name)
}

/** Nobody is at the counter any more: what they saw goes, what they pressed stays, and so does what anybody may read there. */
export async function forgetSnapshots(): Promise<void> {
  const { snapshots } = keptHere()
  const open = await snapshots.get(lockedName)
  await snapshots.clear()
  if (open !== undefined) await snapshots.put(lockedName, open)
}

const lockedName = 'locked'
const nobody: Person = { staffId: '', role: 'cutter' }

/** The list of a locked cutters' tablet, which is nobody's: it has no name, sum, address or note in it, and it stays alone. */
export async function keepLocked(told: number, data: object): Promise<void> {
  await keptHere().snapshots.clear()
  await keptHere().snapshots.put(lockedName, { name: lockedName, of: nobody, told, at: Date.now(), data })
}

export async function lockedKept<Data>(schema: v.GenericSchema<unknown, Data>): Promise<Data | undefined> {
  const kept = await keptHere().snapshots.get(lockedName)
  return kept === undefined ? undefined : readKept(kept, schema)
}

/** A round is over: of what its rider saw only that stays which stands around every page. */
export async function forgetRound(): Promise<void> {
  const { snapshots } = keptHere()
  for (const { name } of await snapshots.getAll()) if (name !== 'frame') await snapshots.delete(name)
}

/** What stands around every page. */
export const keepFrame = (shop: string, person: Me): Promise<void> =>
  keepSnapshot('frame', Date.now(), {
    shop,
    me: person,
    touchedAt: Date.now() - person.lockedAfter + person.locksIn,
  } satisfies v.InferOutput<typeof frameKept>)

/** `touchedAt`: when somebody touched the screen last, by this device's clock. */
export const frameKept = v.object({ shop: v.string(), me, touchedAt: v.number() })

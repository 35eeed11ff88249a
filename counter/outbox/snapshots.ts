import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { enrolledKinds } from '#shop/staff-session.ts'
import { shopDay } from '#shop/moment.ts'
import { keepStorage } from '#browser/keep-storage.ts'
import { me, type Me } from '#shop/wire/staff/own.ts'
import { keptHere } from './kept.ts'

/**
 * What screens showed last, with the addresses on them: for when there is no line. Only devices keep it that the owner has
 * enrolled and can revoke, and only for the shop's day.
 */
let mayKeep = false

export const setKeeper = (person: Pick<Me, 'device' | 'needs'> | undefined): void => {
  mayKeep = person?.needs === 'nothing' && enrolledKinds.some((kind) => kind === person.device.kind)
  if (mayKeep) void keepStorage()
}

export const keepsHere = (): boolean => mayKeep

/** Keeps what a screen shows, as the shop has told it, whenever that changes. `more`: what belongs to it and changes with it. */
export function useKeep(name: string, told: { readonly now: number }, more: object = {}): void {
  const keep = useEffectEvent((under: string, shown: { readonly now: number }) =>
    keepSnapshot(under, shown.now, { ...shown, ...more }),
  )
  useEffect(() => void keep(name, told), [name, told])
}

export async function keepSnapshot(name: string, told: number, data: unknown): Promise<void> {
  if (mayKeep) await keptHere().snapshots.put(name, { name, told, at: Date.now(), data })
}

/** What was kept under a name, if it is of today and can be read. */
export async function snapshotOf<Data>(
  name: string,
  schema: v.GenericSchema<unknown, Data>,
): Promise<Data | undefined> {
  const kept = await keptHere().snapshots.get(name)
  if (kept === undefined || !isOfToday(kept)) return undefined
  const read = v.safeParse(schema, kept.data)
  if (!read.success) return undefined
  const age = ageOf(kept)
  ages.set(kept.told, age)
  return read.output
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

/** Nobody is at the counter any more: what they saw goes, what they pressed stays. */
export const forgetSnapshots = (): Promise<void> => keptHere().snapshots.clear()

/** What stands around every page. */
export const frameKept = v.object({ shop: v.string(), me })

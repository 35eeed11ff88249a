import { data, isRouteErrorResponse } from 'react-router'
import type * as v from 'valibot'
import { noteAnswered, noteUnanswered } from '#browser/line.ts'
import { counterTimings } from '#counter/live/timings.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { frameKept, snapshotOf } from './snapshots.ts'

/**
 * What a page of the counter shows: as the shop tells it, or as this device has kept it where there is no line. Every page
 * that is to open without one has a `clientLoader` of this, and keeps what it shows by `useKeep`.
 */
export async function orKept<Brought>(
  ask: () => Promise<Brought>,
  kept: () => Promise<Brought | undefined>,
): Promise<Brought> {
  const asked = navigator.onLine ? ask() : Promise.reject(new TypeError('offline'))
  const first = await Promise.race([asked.then(brought, failed), late()])
  if (first === 'late') {
    const known = await kept()
    if (known !== undefined) {
      asked.catch(() => undefined)
      return known
    }
    return asked.catch((trouble: unknown) => without(trouble, kept))
  }
  if ('brought' in first) {
    noteAnswered()
    return first.brought
  }
  return without(first.trouble, kept)
}

const brought = <Brought>(one: Brought) => ({ brought: one })
const failed = (trouble: unknown) => ({ trouble })

/** A slow line is as good as none where something is kept. */
const late = () => new Promise<'late'>((over) => setTimeout(() => over('late'), counterTimings.patience))

async function without<Brought>(trouble: unknown, kept: () => Promise<Brought | undefined>): Promise<Brought> {
  if (isAnswer(trouble)) throw trouble
  noteUnanswered(trouble)
  const known = await kept()
  if (known !== undefined) return known
  throw data('no-line', { status: 503 })
}

/** The shop has said where to go, or why not. A gateway in front of it says 502 and the like. */
const isAnswer = (trouble: unknown): boolean =>
  trouble instanceof Response || (isRouteErrorResponse(trouble) && trouble.status < 500)

/** Who is at the counter, with something else that is kept; undefined where either is not. */
export async function withMe<Data>(
  name: string,
  schema: v.GenericSchema<unknown, Data>,
): Promise<{ me: Me; data: Data } | undefined> {
  const [frame, kept] = await Promise.all([snapshotOf('frame', frameKept), snapshotOf(name, schema)])
  return frame && kept !== undefined ? { me: frame.me, data: kept } : undefined
}

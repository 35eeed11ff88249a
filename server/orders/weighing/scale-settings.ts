import type { Kysely } from 'kysely'
import * as v from 'valibot'
import type { Tables } from '#server/storage/tables.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { type CounterScale, labelLayouts, scaleSettings } from '#shop/wire/staff/scale.ts'

export type SetByHand = Pick<CounterScale, 'scale' | 'layouts'>

/** The rows of `counter_settings` that are the scale's. */
export const settingNames = { scale: 'scale', layouts: 'labels' } as const

/** Until somebody sets it: as most shop scales come. No label is known, for one of another shop may look like ours. */
const asTheyCome: SetByHand = {
  scale: { protocol: { speaks: 'toledo-8217' }, baudRate: 9600, dataBits: 7, parity: 'even' },
  layouts: [],
}

/** How the scales of the shop are set, and what a line of each product may weigh too much. */
export async function scaleOf(read: Kysely<Tables>, products: readonly Product[]): Promise<CounterScale> {
  const rows = await read.selectFrom('products').select(['id', 'tolerance_percent']).execute()
  const percentOf = new Map(rows.map(({ id, tolerance_percent: percent }) => [id, percent]))
  const tolerances = products.map(({ id, title, tolerance }) => ({
    productId: id,
    title,
    percent: percentOf.get(id) ?? tolerance,
  }))
  return { ...(await setByHand(read)), tolerances }
}

export async function setByHand(read: Kysely<Tables>): Promise<SetByHand> {
  const kept = await keptSettings(read)
  return {
    scale: parsed(scaleSettings, kept.get(settingNames.scale)) ?? asTheyCome.scale,
    layouts: parsed(labelLayouts, kept.get(settingNames.layouts)) ?? asTheyCome.layouts,
  }
}

/** As they are kept, by their names. */
export async function keptSettings(read: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await read.selectFrom('counter_settings').select(['name', 'value_json']).execute()
  return new Map(rows.map(({ name, value_json: json }) => [name, json]))
}

/** What an other version wrote and this one cannot read is as if nobody had set it: it can be set again. */
function parsed<T>(schema: v.GenericSchema<unknown, T>, json: string | undefined): T | undefined {
  if (json === undefined) return undefined
  const read = v.safeParse(schema, JSON.parse(json))
  return read.success ? read.output : undefined
}

import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import { byOf } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffAsking, StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { scaleCalls } from '#shop/wire/staff/scale.ts'
import { scaleOf } from './scale-settings.ts'
import type { weighingCommands } from './weighing-commands.ts'

export interface ScaleDeps {
  readonly database: Runs<typeof weighingCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly now: () => number
}

/** The settings of the counter's scales. Everybody who weighs sees them, owner and counter change them. */
export function openScaleSettings(door: StaffDoor, { database, changes, snapshot, now }: ScaleDeps): void {
  const { read, run } = database
  const asSet = async ({ language }: StaffAsking) => ({
    body: await scaleOf(read, snapshot.current(language).products),
  })

  door.open(scaleCalls.scale, ({ staff }) => asSet(staff))

  door.open(scaleCalls.setScale, async ({ wanted, staff }) => {
    const prefixes = wanted.layouts?.map(({ prefix }) => prefix) ?? []
    if (new Set(prefixes).size < prefixes.length) throw new Refusal(400, { refused: 'prefix-twice' })
    const setting = notOtherPress(await run.setScale({ ...wanted, by: byOf(staff), at: now() }))
    if ('refused' in setting) throw new Refusal(409, setting)
    return asSet(staff)
  })

  door.open(scaleCalls.setTolerance, async ({ wanted: { reason = '', ...wanted }, staff }) => {
    const setting = notOtherPress(await run.setTolerance({ ...wanted, reason, by: byOf(staff), at: now() }))
    if ('refused' in setting)
      throw new Refusal(setting.refused === 'no-such-product' ? 404 : 409, { refused: setting.refused })
    await changes.refresh()
    return asSet(staff)
  })
}

import * as v from 'valibot'
import { pushLane } from '#server/messages/outbox-commands.ts'
import type { Carrier } from '#server/messages/outbox-worker.ts'
import type { Runs } from '#server/storage/database.ts'
import { pushNews } from '#shop/messages/push.ts'
import { pushDeviceById } from './devices-store.ts'
import type { pushCommands } from './push-commands.ts'
import type { SendPush } from './send-push.ts'

/** Takes what the outbox has for devices to their push services. */
export const pushCarrier = ({
  database: { read, run },
  sendPush,
  now,
}: {
  database: Runs<typeof pushCommands>
  sendPush: SendPush
  now: () => number
}): Carrier => ({
  lane: pushLane,
  async carry({ send_to: id }, body, until) {
    const target = await pushDeviceById(read, id)
    // Signed out, or erased, since it was written.
    if (target === undefined) return
    const { news } = v.parse(written, body)
    const outcome = await sendPush(target, news, until)
    await run.notePush({ id, isGone: outcome === 'gone', at: now() })
  },
})

const written = v.object({ news: pushNews })

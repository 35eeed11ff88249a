import { useEffect } from 'react'
import type { Me } from '#shop/wire/staff/own.ts'
import { noteFrame } from './last-frame.ts'
import { setWho } from './queue.ts'
import { keepSending, sendWaiting } from './sender.ts'
import { forgetOldSnapshots, forgetSnapshots, keepFrame, onOtherPerson, setKeeper } from './snapshots.ts'
import { startCounterWorker } from './start-worker.ts'

/** The frame of the counter keeps sending what was pressed, in the name of the person there. */
export function useSending(shop: string, me: Me | undefined, isLocked: boolean): void {
  useEffect(() => {
    if (me !== undefined) noteFrame({ shop, me })
    setWho(isLocked ? undefined : me)
    setKeeper(isLocked ? undefined : me)
    if (isLocked) void forgetSnapshots()
    else if (me !== undefined) {
      void keepFrame(shop, me)
      // what was pressed before the screen locked
      void sendWaiting()
    }
  }, [shop, me, isLocked])
  useEffect(() => (me === undefined ? undefined : onOtherPerson(me, () => location.reload())), [me])
  useEffect(keepSending, [])
  useEffect(() => {
    void forgetOldSnapshots()
    void startCounterWorker()
  }, [])
}

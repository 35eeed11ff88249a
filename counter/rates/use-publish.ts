import { useState } from 'react'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import { ratesWords } from '#words/rates.ts'
import type { Answered } from '#forms/answer.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import type { SheetStore } from './sheet-store.ts'

/** Publishes the draft that the screen shows, once all of it is with the shop. */
export function usePublish({
  sheet,
  isBig,
  count,
  onDone,
}: {
  sheet: SheetStore
  isBig: boolean
  count: number
  onDone: (said: string) => void
}) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answered>()
  const publishSmall = useAct('publishRates')
  const publishBig = useAct('publishBigRates')

  async function publish(at: number | undefined) {
    if (busy) return
    setBusy(true)
    setAnswer(await published(at))
    setBusy(false)
  }

  async function published(at: number | undefined): Promise<Answered | undefined> {
    if (!(await sheet.flush())) {
      const { failed } = sheet.now()
      return failed ? answeredOf(failed) : { said: [ratesWords.unsaved] }
    }
    const body = { seen: sheet.now().version, ...(at === undefined ? {} : { at }) }
    const came = await (isBig ? publishBig : publishSmall)({ body })
    if (!came.ok) {
      sheet.look()
      return answeredOf(came)
    }
    sheet.adopt(came.body)
    onDone(at === undefined ? ratesWords.published(count) : ratesWords.planned(count, momentInWords(at, shopTimeZone)))
    return undefined
  }

  return { publish, busy, answer }
}

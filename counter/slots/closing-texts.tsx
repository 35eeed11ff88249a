import { useEffect, useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { type Language, languageNames, languages, localeOf } from '#shop/languages.ts'
import type { Chosen } from '#shop/orders/closing.ts'
import type { DayOrder } from '#shop/wire/staff/closing.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { closeWords as words } from '#words/staff-slots.ts'

type Text = StaffGives<'closingTexts'>['texts'][number]

/** What customers will read, in each language in which one of them is told: as the shop words it, with the number of one of their orders. */
export function ClosingTexts({
  day,
  reason,
  slot,
  chosen,
}: {
  day: string
  reason: string
  slot: string | undefined
  chosen: readonly Chosen<DayOrder>[]
}) {
  const [texts, setTexts] = useState<readonly Text[] | 'lost'>([])
  const [wanted, setWanted] = useState<Language>()
  const isReasoned = reason !== ''

  useEffect(() => {
    if (!isReasoned) return undefined
    const asking = new AbortController()
    async function look() {
      const body = { reason, ...(slot === undefined ? {} : { slot }) }
      const answer = await staffApi('closingTexts', { params: { day }, body, signal: asking.signal })
      if (answer.ok) setTexts(answer.body.texts)
      else if (!asking.signal.aborted) setTexts('lost')
    }
    void look()
    return () => asking.abort()
  }, [day, reason, slot, isReasoned])

  const told = chosen.filter(({ way, order }) => way !== 'call' && order.isTold)
  const spoken = languages.filter((one) => told.some(({ order }) => order.language === one))
  const language = spoken.find((one) => one === wanted) ?? spoken[0]
  const text = texts === 'lost' ? undefined : texts.find((one) => one.language === language)
  const called = chosen.filter(({ way }) => way === 'call').length
  const unreached = chosen.filter(({ way, order }) => way !== 'call' && !order.isTold).length
  return (
    <section className="closing-sms" aria-labelledby="sms">
      <div className="closing-sms-head">
        <h2 id="sms">{words.sms}</h2>
        {spoken.map((one) => (
          <button
            key={one}
            type="button"
            lang={localeOf(one)}
            aria-pressed={one === language}
            onClick={() => setWanted(one)}
          >
            {languageNames[one]} {told.filter(({ order }) => order.language === one).length}
          </button>
        ))}
      </div>
      {told.length === 0 && <p>{words.noSms}</p>}
      {told.length > 0 && !isReasoned && <p className="muted">{words.textAfterReason}</p>}
      {isReasoned && texts === 'lost' && <p role="alert">{words.noTexts}</p>}
      {isReasoned &&
        language !== undefined &&
        text !== undefined &&
        (['move', 'reject'] as const).map((way) => (
          <Bubble
            key={way}
            language={language}
            said={way === 'move' ? text.moved : text.rejected}
            sample={text.number}
            head={way === 'move' ? words.toMoved : words.toRejected}
            orders={told.filter((one) => one.way === way && one.order.language === language).map(({ order }) => order)}
          />
        ))}
      {called > 0 && <p className="muted">{words.toCall(called)}</p>}
      {unreached > 0 && <p className="closing-amber">{words.unreached(unreached)}</p>}
    </section>
  )
}

function Bubble({
  language,
  said,
  sample,
  head,
  orders,
}: {
  language: Language
  said: string | undefined
  sample: string
  head: (orders: number) => string
  orders: readonly DayOrder[]
}) {
  const [first] = orders
  if (first === undefined || said === undefined) return null
  return (
    <>
      <p className="muted">{head(orders.length)}</p>
      <p className="closing-bubble" lang={localeOf(language)}>
        {said.replace(sample, first.number)}
      </p>
    </>
  )
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { counterTimings } from '#counter/live/timings.ts'
import type { QueuedCommand } from '#counter/outbox/kept.ts'
import { onTickNews } from '#counter/outbox/news.ts'
import { doCommand, takeBack } from '#counter/outbox/press.ts'
import { useOutbox } from '#counter/outbox/queue.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { useAsk } from '#forms/use-ask.ts'
import type { ListedLine } from '#shop/orders/pack-list.ts'
import { type TickList, type TickWish, ticksWithWaiting, type WaitingTick } from '#shop/orders/ticks.ts'
import { canTakeBack, waitingFor } from '#shop/outbox/outbox-queue.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { ShownTick, TicksTold } from '#shop/wire/staff/ticks.ts'
import { listsWords } from '#words/lists.ts'

/** The ticks of a list as they are now, and what was pressed without a line as it will be. */
export interface Ticks {
  tickOf(mark: string): ShownTick | undefined
  /** ticks all of these, or takes the tick off each */
  press(lines: readonly ListedLine<StaffOrder>[], isOn: boolean): void
  /** of the line: who was quicker than somebody here, as long as that is news */
  quicker(mark: string): string | undefined
  readonly refresh: () => void
}

export function useTicks(list: TickList, first: TicksTold): Ticks {
  const [told, setTold] = useState(first)
  const [already, setAlready] = useState<ReadonlyMap<string, string>>(new Map())
  const { queue, who } = useOutbox()
  const { ask } = useAsk()
  const again = useRef<ReturnType<typeof setTimeout>>(undefined)
  useKeep('ticks', told)

  const wasQuicker = useEffectEvent((mark: string, name: string) => {
    setAlready((before) => new Map([...before, [mark, name]]))
    setTimeout(
      () => setAlready((before) => new Map([...before].filter(([one]) => one !== mark))),
      counterTimings.keepsPlace,
    )
  })
  useEffect(
    () =>
      onTickNews(({ ticks: news, pressed: { order, line, body } }) => {
        setTold((before) => laterOf(before, news))
        if (news.already !== undefined && body['list'] === list) wasQuicker(`${order}/${line}`, news.already.name)
      }),
    [list],
  )
  useEffect(() => () => clearTimeout(again.current), [])

  async function refresh() {
    clearTimeout(again.current)
    const answer = await ask((signal) => staffApi('ticks', { signal }))
    if (answer === undefined) return
    if (answer.ok) {
      const { body } = answer
      setTold((before) => laterOf(before, body))
    } else again.current = setTimeout(() => void refresh(), counterTimings.poll)
  }

  const shown = new Map(
    ticksWithWaiting<ShownTick['by'], ShownTick>(
      told.ticks,
      queue.flatMap((one) => waitingTick(one) ?? []),
    )
      .filter((one) => one.list === list)
      .map((one) => [`${one.order}/${one.line}`, one]),
  )

  function press(lines: readonly ListedLine<StaffOrder>[], isOn: boolean) {
    for (const { mark, order, line } of lines) {
      const tick = shown.get(mark)
      if ((tick !== undefined) === isOn) continue
      const turn = `tick/${mark}/${list}`
      const last = waitingFor(queue, turn).at(-1)
      if (last !== undefined && canTakeBack(queue, last)) {
        takeBack(last)
        continue
      }
      const { quantity, cleaning } = line
      const wish: TickWish =
        tick === undefined ? { does: 'tick', quantity, cleaning } : { does: 'untick', tick: tick.key }
      const name = isOn ? listsWords.ticks(line.title) : listsWords.unticks(line.title)
      doCommand({ kind: 'tickLine', order, turn, line: line.lineNo, body: { list, wish }, name, typedAs: '' })
    }
  }

  return {
    tickOf: (mark) => shown.get(mark),
    press,
    quicker: (mark) => already.get(mark),
    refresh: () => void refresh(),
  }

  function waitingTick({ kind, key, order, line, body, by, at, state }: QueuedCommand) {
    if (kind !== 'tickLine' || line === undefined || state === 'look') return undefined
    const { list: of, wish } = body as { list: TickList; wish: TickWish }
    const isOwn = by.id === who.id
    return {
      key,
      order,
      line,
      list: of,
      wish,
      by: isOwn ? { id: who.id, name: who.name } : by,
      at,
    } satisfies WaitingTick<ShownTick['by']>
  }
}

/** Answers may come in another order than that in which they were made. */
const laterOf = (before: TicksTold, { now, version, ticks }: TicksTold): TicksTold =>
  version >= before.version ? { now, version, ticks } : before

import { useEffect, useEffectEvent, useState } from 'react'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { AskOfBuyer } from '#shop/wire/weighed.ts'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { askWords } from '#words/weighed-ask.ts'

/** What a link leads to, and the one answer to it. Looking changes nothing; only a press does. */
export function useQuestion(token: string) {
  const [found, setFound] = useState<Found>()
  const [sending, setSending] = useState<'agree' | 'decline'>()
  const [said, setSaid] = useState<string>()
  const { ask } = useAsk()

  async function look() {
    const next = await ask((signal) => questionAt(token, signal))
    if (next !== undefined) setFound(next)
  }
  const lookNow = useEffectEvent(() => void look())
  useEffect(() => {
    async function read() {
      const next = await ask((signal) => questionAt(token, signal))
      if (next !== undefined) setFound(next)
    }
    void read()
  }, [token, ask])

  // When the time is up the page says so by itself.
  const left = typeof found === 'object' && found.state === 'open' ? found.until - found.now : undefined
  useEffect(() => {
    if (left === undefined) return undefined
    const up = setTimeout(() => lookNow(), Math.max(left, 0) + 1000)
    return () => clearTimeout(up)
  }, [left])

  async function answer(chosen: 'agree' | 'decline') {
    if (sending !== undefined) return
    setSending(chosen)
    setSaid(undefined)
    const told = await api('answerAsk', { params: { token }, body: { answer: chosen } })
    setSending(undefined)
    if (told.ok) setFound(told.body)
    else if ('unreachable' in told) setSaid(askWords.notSent)
    else {
      setSaid(told.refused.message)
      await look()
    }
  }

  return { found, sending, said, answer: (chosen: 'agree' | 'decline') => void answer(chosen), look: () => void look() }
}

type Found = AskOfBuyer | 'unknown' | 'unreached'

async function questionAt(token: string, signal: AbortSignal): Promise<Found> {
  const told = await api('weighingAsk', { params: { token }, signal })
  if (told.ok) return told.body
  return meaningOf(told) === 'no' ? 'unknown' : 'unreached'
}

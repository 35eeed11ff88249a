import { useEffect, useEffectEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { ownPlace } from '#counter/sign-in/own-place.ts'
import { counterWords, outboxWords } from '#words/counter.ts'

export const meta = () => [{ title: counterWords.title }]

/**
 * What the worker opens where there is no line, instead of any page of the counter: it is the same for everybody, so that
 * it can be kept. It leads on to the page that was wanted, which draws what this device has kept.
 */
export default function KeptPage() {
  const [words] = useSearchParams()
  const askAgain = useAskAgain()
  const navigate = useNavigate()
  const lead = useEffectEvent(async () => {
    await askAgain()
    await navigate(ownPlace(words.get('to')).slice('/counter'.length) || '/', { replace: true })
  })
  useEffect(() => void lead(), [])
  return <p role="status">{outboxWords.opening}</p>
}

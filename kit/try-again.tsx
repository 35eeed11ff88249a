import { useState } from 'react'
import { isReached } from '#browser/ask-site.ts'
import { kitWords } from '#words/frame.ts'
import { Button } from './button.tsx'

/** Loads a page of ours, once the shop answers: on a dead line the browser would show its own error in place of ours. */
export function TryAgain({ href }: { href: string }) {
  const [tried, setTried] = useState<'trying' | 'unreached'>()
  async function load() {
    setTried('trying')
    if (await isReached(href)) location.assign(href)
    else setTried('unreached')
  }
  return (
    <>
      <Button disabled={tried === 'trying'} onClick={() => void load()}>
        {kitWords.tryAgain}
      </Button>
      <span role="status">{tried === 'unreached' && kitWords.stillUnreached}</span>
    </>
  )
}

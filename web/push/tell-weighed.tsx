import { useEffect, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { isToBeWeighed } from '#shop/orders/order-status.ts'
import { useFrame } from '#web/site/site-facts.ts'
import { pushWords } from '#words/offline.ts'
import './push.css'

type Heard = 'unasked' | 'asking' | 'told' | 'stopped' | 'refused' | 'failed'

/** 'Notify me when it’s weighed', where the browser can. It asks for leave upon the press, and never before. */
export function TellWeighed({ status, token }: { status: string; token: string }) {
  const isWithoutWorker = useFrame()?.isWithoutWorker
  const [wasAsked] = useState(() => !canPush() || Notification.permission === 'denied')
  // Without the worker (SERVICE_WORKER=off) no push arrives.
  return isWithoutWorker || wasAsked || !isToBeWeighed(status) ? null : <Telling token={token} />
}

function Telling({ token }: { token: string }) {
  const [heard, setHeard] = useState<Heard>('unasked')
  useEffect(() => {
    if (Notification.permission !== 'granted') return undefined
    let wanted = true
    void (async () => {
      const { isToldHere } = await import('./this-device.ts')
      if ((await isToldHere(token)) && wanted) setHeard((now) => (now === 'unasked' ? 'told' : now))
    })().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [token])

  async function press() {
    // Asked first: some browsers forget the press once anything else was awaited.
    const leave = heard === 'told' ? undefined : Notification.requestPermission()
    setHeard('asking')
    try {
      if (leave !== undefined && (await leave) !== 'granted') return setHeard('refused')
      const { endHere, tellHere } = await import('./this-device.ts')
      if (leave !== undefined) return setHeard((await tellHere(token)) ? 'told' : 'failed')
      return setHeard((await endHere(token)) ? 'stopped' : 'told')
    } catch {
      return setHeard('failed')
    }
  }

  return (
    <section className="tell-weighed unprinted" aria-label={pushWords.tellMe}>
      <Button
        look={heard === 'told' ? 'plain' : 'quiet'}
        aria-disabled={heard === 'asking'}
        onClick={() => heard !== 'asking' && void press()}
      >
        {heard === 'told' ? pushWords.stop : pushWords.tellMe}
      </Button>
      <p className="small" role="status">
        {said[heard]}
      </p>
    </section>
  )
}

const said: Readonly<Record<Heard, string>> = {
  unasked: pushWords.what,
  asking: pushWords.asking,
  told: pushWords.isTold,
  stopped: pushWords.stopped,
  refused: pushWords.refused,
  failed: pushWords.failed,
}

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

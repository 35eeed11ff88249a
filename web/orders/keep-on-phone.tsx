import { useEffect, useState } from 'react'
import { installWords } from '#words/install.ts'
import { Button } from '#kit/button.tsx'

/** The browser's own offer, where it makes one. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** One quiet line on a phone whose home screen does not have the shop yet. */
export function KeepOnPhone() {
  const [isOnScreen, setOnScreen] = useState(isAppOrDesk)
  const [offer, setOffer] = useState<InstallOffer>()
  useEffect(() => {
    const keep = (event: Event) => {
      // The browser would put up a banner of its own.
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    const done = () => setOnScreen(true)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', done)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', done)
    }
  }, [])
  if (isOnScreen) return null
  if (offer === undefined) return <p className="small muted unprinted">{installWords.how}</p>
  return (
    <p className="small muted unprinted">
      {installWords.offer}{' '}
      <Button look="plain" onClick={() => void offer.prompt().then(() => setOffer(undefined))}>
        {installWords.add}
      </Button>
    </p>
  )
}

const isAppOrDesk = (): boolean =>
  matchMedia('(display-mode:standalone)').matches || !matchMedia('(pointer:coarse)').matches

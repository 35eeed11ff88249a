import { useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { Icon } from '#counter/look/icon.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { newOrderWords } from '#words/orders-by-staff.ts'

/** A photograph that belongs to an order. Some hundred kB: fetched when somebody wants to see it. */
export function Photo({ name, ask }: { name: string; ask: () => Promise<Answer<{ readonly jpeg: string }>> }) {
  const [shown, setShown] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()

  async function show() {
    if (busy) return
    setBusy(true)
    const answer = await ask()
    setBusy(false)
    if (answer.ok) return setShown(`data:image/jpeg;base64,${answer.body.jpeg}`)
    setSaid('unreachable' in answer ? newOrderWords.unreached : answer.refused.message)
  }

  return (
    <>
      <button
        type="button"
        className="order-photo"
        aria-label={name}
        aria-haspopup="dialog"
        aria-busy={busy || undefined}
        onClick={() => void show()}
      >
        <Icon name="camera" />
      </button>
      <span role="alert">{said}</span>
      {shown !== undefined && (
        <Dialog head={name} className="dialog photo-dialog" onClose={() => setShown(undefined)}>
          <img src={shown} alt={name} />
        </Dialog>
      )}
    </>
  )
}

import { useState, useSyncExternalStore } from 'react'
import { Button } from '#kit/button.tsx'
import { bytesInRows } from '#shop/scale/frames.ts'
import { scalePageWords as words } from '#words/scale.ts'
import { scaleStore } from './scale-store.ts'

/** Shows what comes over the line, byte by byte, so that a scale can be set up that nobody knows. */
export function Recorder() {
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<readonly number[]>([])
  const live = useSyncExternalStore(scaleStore.watch, isOpen ? scaleStore.recording : nothing, nothing)
  const [isCopied, setCopied] = useState(false)
  const text = bytesInRows(isOpen ? live : held)

  function toggle() {
    setHeld(live)
    setOpen(!isOpen)
  }

  function clear() {
    setHeld([])
    scaleStore.clearRecording()
  }

  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }

  return (
    <section className="stack desk-form recorder" aria-labelledby="recorder">
      <h2 id="recorder">{words.recorder}</h2>
      <p>{words.recorderLead}</p>
      <p className="row-acts needs-script">
        <Button look="quiet" onClick={toggle}>
          {isOpen ? words.hold : words.record}
        </Button>
        {text !== '' && (
          <>
            <Button look="quiet" onClick={clear}>
              {words.clear}
            </Button>
            <Button look="quiet" onClick={() => void copy()}>
              {words.copy}
            </Button>
            <Button look="quiet" onClick={() => save(text)}>
              {words.saveText}
            </Button>
          </>
        )}
      </p>
      <p role="status">{isCopied && words.copied}</p>
      {isOpen && text === '' && <p>{words.nothingCame}</p>}
      {text !== '' && (
        <pre className="scale-bytes" tabIndex={0} role="region" aria-label={words.bytes}>
          {text}
        </pre>
      )}
    </section>
  )
}

const none: readonly number[] = []
const nothing = () => none

function save(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = words.fileName
  link.click()
  URL.revokeObjectURL(link.href)
}

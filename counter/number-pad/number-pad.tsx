import { Button } from '#kit/button.tsx'
import { weighingScreenWords as words } from '#words/weighing.ts'

/** Digits for a wet thumb. A press leaves the focus in the field, so that Enter still weighs. */
export function NumberPad({ onKey }: { onKey: (key: string) => void }) {
  return (
    <div role="group" className="number-pad needs-script" aria-label={words.keys} onMouseDown={stay}>
      {[...'789456123'].map((digit) => (
        <Button key={digit} look="quiet" onClick={() => onKey(digit)}>
          {digit}
        </Button>
      ))}
      <Button look="quiet" aria-label={words.point} onClick={() => onKey('.')}>
        .
      </Button>
      <Button look="quiet" onClick={() => onKey('0')}>
        0
      </Button>
      <Button look="quiet" aria-label={words.deleteKey} onClick={() => onKey('delete')}>
        ⌫
      </Button>
    </div>
  )
}

const stay = (event: { preventDefault(): void }) => event.preventDefault()

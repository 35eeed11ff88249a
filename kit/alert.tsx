import { kitWords } from '#words/frame.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** The specification's alerts: the exact text and one OK. What follows the alert happens on OK. */
export function Alert({ text, onOk }: { text: string; onOk: () => void }) {
  return (
    <Dialog alert head={text} onClose={onOk}>
      <div className="dialog-deeds">
        <Button autoFocus onClick={onOk}>
          {kitWords.ok}
        </Button>
      </div>
    </Dialog>
  )
}

/** Asks in words before something is lost. */
export function Confirm({
  text,
  yes,
  no = kitWords.cancel,
  onYes,
  onNo,
}: {
  text: string
  yes: string
  no?: string
  onYes: () => void
  onNo: () => void
}) {
  return (
    <Dialog alert head={text} onClose={onNo}>
      <div className="dialog-deeds">
        <Button look="quiet" autoFocus onClick={onNo}>
          {no}
        </Button>
        <Button onClick={onYes}>{yes}</Button>
      </div>
    </Dialog>
  )
}

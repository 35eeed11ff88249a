import type { ReactNode } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { ratesWords as words } from '#words/rates.ts'

/** What lies beside the sheet, over its right half: the review, the schedule, the help. */
export function Panel({ head, onClose, children }: { head: string; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog head={head} className="dialog rate-panel" onClose={onClose}>
      <Button look="plain" className="rate-panel-close" aria-label={words.back} onClick={onClose}>
        <Icon name="cross" />
      </Button>
      {children}
    </Dialog>
  )
}

import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { onOtherTabs } from '#browser/storage.ts'
import { paths } from '#web/paths.ts'
import { deliverToWords } from '#words/frame.ts'
import { useDeliverTo } from './deliver-to.ts'
import { openDialog, openIfRemembered } from './open-deliver-to.ts'

/**
 * Where it goes to, above everything: asked in a dialog that comes when a finger goes to it, before that on a page of
 * its own. It has its place from the start, so nothing moves when it speaks. At its end stands what else is for all pages.
 */
export function DeliverToBar({ children }: { children: ReactNode }) {
  const { said = deliverToWords.ask, Dialog } = useDeliverTo()
  useEffect(() => {
    openIfRemembered()
    onOtherTabs(['deliverTo'], openIfRemembered)
  }, [])
  return (
    <div className="deliver-to">
      <div className="band">
        <Link to={paths.delivery} aria-haspopup="dialog" onClick={open}>
          <span>{said}</span>
        </Link>
        {children}
      </div>
      {Dialog && <Dialog />}
    </div>
  )
}

function open(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey) return
  event.preventDefault()
  void openDialog()
}

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/** A dialog over the page. It is open while it is rendered; Escape and what `onClose` is tied to take it away. */
export function Dialog({
  head,
  alert = false,
  className = 'dialog',
  onClose,
  children,
}: {
  head: string
  /** an alert must be answered: it is read out at once */
  alert?: boolean
  className?: string
  onClose: () => void
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const words = useId()
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={className}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={words}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <p id={words}>{head}</p>
      {children}
    </dialog>
  )
}

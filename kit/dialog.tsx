import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

/** A dialog over the page, named by its first line. */
export function Dialog({
  head,
  alert = false,
  className = 'dialog',
  onClose,
  children,
}: {
  head: string
  /** an alert must be answered: it is announced at once */
  alert?: boolean
  className?: string
  onClose: () => void
  children: ReactNode
}) {
  const words = useId()
  return (
    <Modal
      className={className}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={words}
      mustBeAnswered={alert}
      onClose={onClose}
    >
      <p id={words}>{head}</p>
      {children}
    </Modal>
  )
}

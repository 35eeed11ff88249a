import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * Lies over the page and keeps the focus; what is behind it cannot be reached. It is open while it is rendered: Escape
 * asks to close it, and so does a tap beside it, unless it must be answered.
 */
export function Modal({
  mustBeAnswered = false,
  onClose,
  children,
  ...rest
}: { mustBeAnswered?: boolean; onClose: () => void } & Omit<ComponentProps<'dialog'>, 'onClose'>) {
  const ref = useRef<HTMLDialogElement>(null)
  // Closed before it leaves the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (!mustBeAnswered && isBeside(event)) onClose()
      }}
      {...rest}
    >
      {children}
    </dialog>
  )
}

/** Browsers tell a tap on the veil as one on the dialog itself, at a place outside it. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * Lies over the page and keeps the focus; the page behind it is inert. It is open while it is rendered: Escape or a tap
 * beside it asks to close it, unless it must be answered. Where something was typed in it a tap beside it closes nothing: it is a slip,
 * and what was typed would be gone.
 */
export function Modal({
  mustBeAnswered = false,
  onClose,
  children,
  ...rest
}: { mustBeAnswered?: boolean; onClose: () => void } & Omit<ComponentProps<'dialog'>, 'onClose'>) {
  const ref = useRef<HTMLDialogElement>(null)
  const isTyped = useRef(false)
  // Closes before it unmounts: only then does the browser give the focus back.
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
      onInput={() => (isTyped.current = true)}
      onClick={(event) => {
        if (!mustBeAnswered && !isTyped.current && isBeside(event)) onClose()
      }}
      {...rest}
    >
      {children}
    </dialog>
  )
}

/** Browsers report a tap on the backdrop as one on the dialog itself, at a point outside it. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

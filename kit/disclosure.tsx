import { type ReactNode, useId, useState } from 'react'

/** A heading that opens and closes its section. Without script the section is open. */
export function Disclosure({
  head,
  openAtFirst = true,
  children,
}: {
  head: string
  openAtFirst?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(openAtFirst)
  const body = useId()
  return (
    <section className="disclosure">
      <h2 className="disclosure-head">
        <button type="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(!open)}>
          {head}
        </button>
      </h2>
      <div className="disclosure-body" id={body} hidden={!open}>
        {children}
      </div>
    </section>
  )
}

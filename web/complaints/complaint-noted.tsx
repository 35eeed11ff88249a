import { useEffect, useRef } from 'react'
import { complaintsWords } from '#words/complaints.ts'
import type { Noted } from './send-complaint.ts'

/** The receipt: its number, by when it is settled, and what to do with the number. */
export function ComplaintNoted({ ticket, settledBy, told }: Noted) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <section className="stack complaint-noted" aria-labelledby="complaint-noted">
      <h2 id="complaint-noted" tabIndex={-1} ref={ref}>
        {complaintsWords.noted(ticket)}
      </h2>
      <p>{complaintsWords.settledBy(settledBy)}</p>
      <p>{told ? complaintsWords.told : complaintsWords.keep}</p>
    </section>
  )
}

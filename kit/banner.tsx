import type { ReactNode } from 'react'

/** Good or bad news across the page, announced when it appears. */
export function Banner({
  look = 'good',
  words,
  children,
}: {
  look?: 'good' | 'warning'
  words: string
  children?: ReactNode
}) {
  return (
    <div className="banner" data-look={look} role={look === 'warning' ? 'alert' : 'status'}>
      <p>{words}</p>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import './accounts.css'

/** The card on which somebody logs in, registers or sets a new password. */
export function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="band room">
      <div className="entry stack">
        <h1>{title}</h1>
        <noscript>
          <p>{noScript}</p>
        </noscript>
        {children}
      </div>
    </div>
  )
}

const noScript = 'Accounts need JavaScript: switch it on in your browser, or call us and we take your order by phone.'

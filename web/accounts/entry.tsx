import type { ReactNode } from 'react'
import { readyCalls } from '#browser/api.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { accountsWords } from '#words/accounts.ts'
import './accounts.css'

/** The card on which somebody logs in, registers or sets a new password. */
export function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="band room">
      <div className="entry stack" onFocus={readyCalls}>
        <h1>{title}</h1>
        <NeedsScript what={accountsWords.accountsNeed} />
        {children}
      </div>
    </div>
  )
}

import { useId, useRef } from 'react'
import { NavLink } from 'react-router'
import { version } from '#shop/version.ts'
import { counterWords } from '#words/counter.ts'
import { Button } from '#kit/button.tsx'
import type { navOf } from './nav.ts'
import './more-pages.css'

/** The pages that are not in the bar, in groups: the browser opens them, and closes them at Escape or a tap outside. */
export function MorePages({ groups }: Pick<ReturnType<typeof navOf>, 'groups'>) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className="more-pages-button" popoverTarget={id}>
        {counterWords.morePages}
      </button>
      <div ref={sheet} id={id} popover="auto" className="more-pages on-slate">
        <div className="more-pages-groups">
          {groups.map(({ head, rows }) => (
            <section key={head} aria-label={head}>
              <p className="more-pages-head" aria-hidden>
                {head}
              </p>
              <ul role="list">
                {rows.map(({ to, words }) => (
                  <li key={to}>
                    <NavLink to={to} onClick={() => sheet.current?.hidePopover()}>
                      {words}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className="more-pages-version">{counterWords.version(version)}</p>
        <Button look="quiet" popoverTarget={id} popoverTargetAction="hide">
          {counterWords.closePages}
        </Button>
      </div>
    </>
  )
}

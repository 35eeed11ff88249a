import { timings } from '#browser/timings.ts'
import type { Look } from '#kit/button.tsx'
import { siteWords } from '#words/frame.ts'
import { SpinnerLink } from './departure.tsx'

/** The way from a card or a slide to what it shows. Its spoken name says what that is. */
export function OrderNow({ to, title, look = 'strong' }: { to: string; title: string; look?: Look }) {
  return (
    <SpinnerLink
      className="button"
      data-look={look}
      to={to}
      wait={timings.orderNow}
      aria-label={`${siteWords.orderNow}: ${title}`}
    >
      {siteWords.orderNow}
    </SpinnerLink>
  )
}

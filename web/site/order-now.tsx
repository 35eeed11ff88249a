import { siteWords } from '#words/site.ts'
import { timings } from '#browser/timings.ts'
import { SpinnerLink } from './departure.tsx'

/** The way from a card or a slide to what it shows. Its spoken name says what that is. */
export function OrderNow({ to, title }: { to: string; title: string }) {
  return (
    <SpinnerLink className="button" to={to} wait={timings.orderNow} aria-label={`${siteWords.orderNow}: ${title}`}>
      {siteWords.orderNow}
    </SpinnerLink>
  )
}

import { Link } from 'react-router'
import type { Section } from './legal-pages.ts'

export function LegalSection({ head, text, ways }: Section) {
  return (
    <section className="stack">
      <h2>{head}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {ways.map(({ to, words }) => (
        <p key={to}>
          <Link to={to}>{words}</Link>
        </p>
      ))}
    </section>
  )
}

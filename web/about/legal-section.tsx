import { Link } from 'react-router'
import type { Section } from './legal-pages.ts'

const asked = ['why', 'howLong', 'who'] as const

export function LegalSection({ head, kept, text, ways }: Section) {
  return (
    <section className="stack">
      <h2>{head}</h2>
      {kept && (
        <dl className="stack kept">
          {kept.items.map((item) => (
            <div key={item.what}>
              <dt>{item.what}</dt>
              {asked.map((ask) => (
                <dd key={ask}>
                  {kept.asks[ask]}: {item[ask]}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
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

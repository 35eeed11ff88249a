import { landingInWords } from '#shop/landing.ts'
import { landingWords as words } from '#words/catch.ts'
import './landed.css'
import type { ProductFacts } from './product-facts.ts'
import { catchPath } from '#web/paths.ts'

/** Where what is cut first today was landed; nothing where the shop keeps no batch of it. */
export function Landed({ facts: { product, landed } }: { facts: ProductFacts }) {
  if (landed === undefined) return null
  const isOfAll = landed.length === 1 && landed[0]?.sizes.length === Object.keys(product.prices).length
  return (
    <div className="landed">
      <p>{words.cutToday}:</p>
      <ul role="list">
        {landed.map(({ code, sizes, landing }) => (
          <li key={code}>
            <a href={catchPath(code)}>
              {isOfAll ? landingInWords(landing) : words.ofSizes(sizes.join(', '), landingInWords(landing))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import './landed.css'
import type { ProductFacts } from './product-facts.ts'
import { catchPath, ownAddress } from '#web/paths.ts'

/** Where what is cut first today was landed; nothing where the shop keeps no batch of it. */
export function Landed({ facts: { landed } }: { facts: ProductFacts }) {
  if (landed === undefined) return null
  return (
    <div className="landed">
      <p>{landed.head}</p>
      <ul role="list">
        {landed.batches.map(({ code, said }) => (
          <li key={code}>
            <a href={ownAddress(catchPath(code))}>{said}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

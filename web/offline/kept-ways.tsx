import { useEffect, useState } from 'react'
import { keptPages, waysWithoutLine } from '#shop/kept-page.ts'
import { ownAddress } from '#web/paths.ts'
import { offlineWords } from '#words/offline.ts'
import { inCache } from './kept-views.ts'

const names = ['home', 'cart', 'myOrders'] as const

/** Where a page could not be fetched: what this browser has kept. Each is loaded as a whole, as it was kept. */
export function KeptWays() {
  const [ways, setWays] = useState<readonly (typeof names)[number][]>([])
  useEffect(() => {
    let wanted = true
    async function look() {
      const found = await Promise.all(names.map((name) => inCache(keptPages, ownAddress(waysWithoutLine[name]))))
      if (wanted) setWays(names.filter((_, place) => found[place] !== undefined))
    }
    void look()
    return () => {
      wanted = false
    }
  }, [])
  if (ways.length === 0) return null
  return (
    <div>
      <p>{offlineWords.keptPages}</p>
      <ul role="list" className="stack">
        {ways.map((name) => (
          <li key={name}>
            <a href={ownAddress(waysWithoutLine[name])}>{offlineWords[name]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { comingWords } from '#words/coming.ts'
import { isReached } from '#browser/ask-site.ts'
import { onLookedAtAgain } from '#browser/on-looked-at-again.ts'
import type { Coming } from '#web/site/coming-facts.ts'
import { useDeliverTo } from './deliver-to.ts'

/**
 * 'Delivery tomorrow 7 to 9 am, order by 9:00 pm today': to the pincode that this browser remembers, else to anybody. Below
 * it what the shop tells of the season; on most days nothing.
 */
export function WhenItComes({ coming: { slots, season } }: { coming: Coming }) {
  const { pincode = '' } = useDeliverTo()
  useSaidAnew()
  const own = slots.find(({ pincodes }) => pincodes.length === 0 || pincodes.includes(pincode))
  const said = own ?? slots[0]
  return (
    <>
      {said && <p className="comes">{comingWords[own ? 'delivery' : 'somewhere'](said.words)}</p>}
      {season && <p className="muted">{season}</p>}
    </>
  )
}

/** A page that is looked at again after a while asks the shop again: 'tomorrow' may be over. */
export function useSaidAnew() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // Without a line what was said stays: loading a page again would take it away.
    async function look() {
      if (await isReached(location.pathname)) await revalidate()
    }
    return onLookedAtAgain(() => void look())
  }, [revalidate])
}

import type { Coming } from '#web/site/coming-facts.ts'
import { comingWords } from '#words/slots.ts'
import { useDeliverTo } from './deliver-to.ts'
import { useSaidAnew } from './use-said-anew.ts'

/**
 * 'Delivery tomorrow, 7 to 9 am, order by 9 pm today': to the pincode that this browser remembers, else to anybody. Below
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

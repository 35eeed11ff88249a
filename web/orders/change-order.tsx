import { useLocation } from 'react-router'
import type { OrderView } from '#shop/wire/order.ts'
import { changedWords } from '#words/changed.ts'
import { ButtonLink } from '#kit/button.tsx'
import { changePath } from '#web/paths.ts'

/** The way to change an order, as long as there is one. After a change it says that it is done. */
export function ChangeOrder({ order: { _id, changeable } }: { order: OrderView }) {
  const { state } = useLocation() as { state: { isChanged?: boolean } | null }
  return (
    <div className="stack unprinted">
      {state?.isChanged === true && <p role="status">{changedWords.saved}</p>}
      {changeable && (
        <div>
          <ButtonLink look="quiet" to={changePath(_id)}>
            {changedWords.change}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

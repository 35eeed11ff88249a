import { FishTitle } from '#counter/order/fish-title.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { weighingScreenWords as words } from '#words/weighing.ts'
import type { AtLine } from './line-acts.ts'

/** The label for this pack alone, once it is weighed. */
export const LabelLink = ({ at: { order, line } }: { at: AtLine }) => (
  <ButtonLink look="quiet" className="way" to={`/orders/${order.id}/labels?line=${line.lineNo}`}>
    {words.label}{' '}
    <span className="only-heard">
      <FishTitle line={line} />
    </span>
  </ButtonLink>
)

import { tryOrderWords } from '#words/try-order.ts'
import './try-mark.css'

/** The counter is tried with it: said by a word wherever the order is shown. */
export const TryMark = () => (
  <span className="try-mark" title={tryOrderWords.said}>
    {tryOrderWords.mark}
  </span>
)

import type { BoardLine } from '#shop/orders/board.ts'
import { language } from '#words/language.ts'

type Titled = Pick<BoardLine, 'title' | 'english'>

/** The fish of a line: where it has no name in the language of the page, its English one, read out as such. */
export const FishTitle = ({ line: { title, english } }: { line: Titled }) =>
  language === 'en' || english !== undefined ? title : <span lang="en">{title}</span>

/** With the name on the order beside it: the cutter and whoever took the order may call it differently. */
export const BothTitles = ({ line }: { line: Titled }) => (
  <>
    <FishTitle line={line} />
    {line.english !== undefined && (
      <>
        {' '}
        <small className="muted" lang="en">
          {line.english}
        </small>
      </>
    )}
  </>
)

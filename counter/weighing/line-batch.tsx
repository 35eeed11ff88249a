import type { ReactNode } from 'react'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { lineBatchWords as words } from '#words/batches.ts'
import { readableKilos } from '#words/formatters.ts'
import { shortDay } from '../batches/in-words.ts'
import '#counter/look/choices.css'

/** The batch that the line is cut from: the oldest use-by is chosen already, another one is one tap. */
export function LineBatch({
  line,
  chosen,
  now,
  onChoose,
}: {
  line: WeighedLine
  /** '': not recorded */
  chosen: string
  now: number
  onChoose: (code: string) => void
}) {
  const { batches } = line
  const isOther = chosen !== '' && !batches.some(({ code }) => code === chosen)
  return (
    <fieldset className="line-batch">
      <legend className="only-heard">{words.from}</legend>
      <div className="stack">
        {batches.map(({ code, useBy, left }) => (
          <Choice key={code} code={code} chosen={chosen} onChoose={onChoose}>
            <strong>{code}</strong> <span>{words.until(shortDay(useBy, now, words.today), readableKilos(left))}</span>
          </Choice>
        ))}
        {isOther && (
          <Choice code={chosen} chosen={chosen} onChoose={onChoose}>
            <strong>{chosen}</strong>
          </Choice>
        )}
        <Choice code="" chosen={chosen} onChoose={onChoose}>
          {words.none}
        </Choice>
      </div>
    </fieldset>
  )
}

function Choice({
  code,
  chosen,
  onChoose,
  children,
}: {
  code: string
  chosen: string
  onChoose: (code: string) => void
  children: ReactNode
}) {
  return (
    <label className="choice">
      <input type="radio" name="batch" checked={chosen === code} onChange={() => onChoose(code)} />
      <span>{children}</span>
    </label>
  )
}

import { Button } from '#kit/button.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import type { LastChange } from '#shop/wire/staff/press.ts'
import { momentInWords } from '#words/formatters.ts'
import { dayWords as words } from '#words/staff-slots.ts'

/** Somebody was quicker: who, when, and a way to what they made of it. What was typed stays until then. */
export function Meanwhile({ changed, onTake }: { changed: LastChange | undefined; onTake: () => void }) {
  const name = changed?.by.who === 'staff' ? changed.by.name : words.aCommand
  return (
    <div className="trouble stack" role="alert">
      {changed && <p>{words.meanwhile(name, momentInWords(changed.at, shopTimeZone))}</p>}
      <p>{words.meanwhileHint}</p>
      <p>
        <Button look="quiet" onClick={onTake}>
          {words.takeTheirs}
        </Button>
      </p>
    </div>
  )
}

import { useState } from 'react'
import { readScaleLabel } from '#shop/orders/weighing/scale-label.ts'
import type { CounterScale, LabelLayout } from '#shop/wire/staff/scale.ts'
import { scalePageWords as words } from '#words/scale-page.ts'
import { Answer } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { useAct } from '../press/use-act.ts'
import { LayoutRow, prefixes } from './layout-row.tsx'
import { TryScan } from './try-scan.tsx'
import { useSetting } from './use-setting.ts'

/** The kinds of labels that the shop's weighing scales print. What is described can be tried before it is set. */
export function LabelLayouts({ settings }: { settings: CounterScale }) {
  const [layouts, setLayouts] = useState<readonly LabelLayout[]>(settings.layouts)
  const { answered, settle } = useSetting()
  const act = useAct('setScale')
  const free = prefixes.find((prefix) => layouts.every((layout) => layout.prefix !== prefix))

  const change = (place: number, changed: LabelLayout) =>
    setLayouts(layouts.map((layout, at) => (at === place ? changed : layout)))

  const productOf = (id: number) => settings.tolerances.find(({ productId }) => productId === id)

  return (
    <section className="stack desk-form" aria-labelledby="labels">
      <h2 id="labels">{words.labels}</h2>
      <p>{words.labelsLead}</p>
      {layouts.length === 0 && <p>{words.noLabels}</p>}
      {layouts.map((layout, place) => (
        <LayoutRow
          // oxlint-disable-next-line react/no-array-index-key -- the rows stand where they are, and hold nothing themselves
          key={place}
          layout={layout}
          onChange={(changed) => change(place, changed)}
          onRemove={() => setLayouts(layouts.filter((other) => other !== layout))}
        />
      ))}
      <p className="row-acts needs-script">
        {free !== undefined && (
          <Button look="quiet" onClick={() => setLayouts([...layouts, { ...usual, prefix: free }])}>
            {words.addLabel}
          </Button>
        )}
        <Button
          onClick={() => void act({ body: { layouts: [...layouts] } }).then((set) => settle(set, words.savedLabels))}
        >
          {words.saveLabels}
        </Button>
      </p>
      <Answer to={answered} />
      <TryScan
        read={(scanned) => readScaleLabel(scanned, { layouts, isSold: (id) => productOf(id) !== undefined })}
        titleOf={(id) => productOf(id)?.title ?? ''}
      />
    </section>
  )
}

const usual = { codeDigits: 5, isVerified: false, carries: 'grams' } as const

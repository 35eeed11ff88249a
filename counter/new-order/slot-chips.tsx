import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import type { SlotToChoose } from '#shop/wire/staff/orders-by-staff.ts'
import { slotForStaff } from '#words/formatters.ts'
import { newOrderWords as words } from '#words/orders-by-staff.ts'
import { Chips } from './chips.tsx'

const shown = 3

/** The next times at once, all others behind one more tap. */
export function SlotChips({
  slots,
  chosen,
  had,
  now,
  onChoose,
}: {
  slots: readonly SlotToChoose[]
  chosen: string | undefined
  /** the time that the order has: it has its place there, however full it is */
  had?: string | undefined
  now: number
  onChoose: (name: string) => void
}) {
  const [open, setOpen] = useState(false)
  const known = had === undefined || slots.some(({ name }) => name === had) ? [] : [had]
  const names = [...known, ...slots.map(({ name }) => name)]
  const first = names.slice(0, shown)
  const near = chosen === undefined || first.includes(chosen) ? first : [...first.slice(0, shown - 1), chosen]
  const chipOf = (name: string) => {
    const slot = slots.find((one) => one.name === name)
    const isOwn = name === had
    const isFull = !isOwn && slot?.room !== 'free'
    const more = isOwn || slot === undefined ? undefined : isFull ? words.full : words.left(slot.left)
    return { name, words: slotForStaff(name, now), ...(more === undefined ? {} : { more }), isOff: isFull }
  }
  return (
    <>
      <Chips
        head={words.delivery}
        level="h2"
        chosen={chosen}
        chips={[...near.map(chipOf), ...(names.length > near.length ? [{ name: other, words: words.other }] : [])]}
        onChoose={(name) => (name === other ? setOpen(true) : onChoose(name))}
      />
      {open && (
        <Dialog head={words.delivery} className="dialog pack-dialog" onClose={() => setOpen(false)}>
          <Chips
            head={words.other}
            chosen={chosen}
            chips={names.map(chipOf)}
            onChoose={(name) => {
              setOpen(false)
              onChoose(name)
            }}
          />
          <Button look="quiet" onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        </Dialog>
      )}
    </>
  )
}

/** No slot has this name. */
const other = 'other'

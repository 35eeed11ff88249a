import { useEffect, useState } from 'react'
import type { OrderView } from '#shop/wire/order.ts'
import { whenItComes } from '#shop/when-it-comes.ts'
import { changedWords } from '#words/changed.ts'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Dropdown } from '#kit/field.tsx'

/** When it comes: as before, or in another slot of its place that has room. */
export function SlotChoice({
  pincode,
  order: { slot: had },
  slot,
  onChoose,
}: {
  pincode: string
  order: OrderView
  slot: string
  onChoose: (slot: string) => void
}) {
  const free = useFreeSlots(pincode)
  const [now] = useState(() => Date.now())
  if (had === undefined) return null
  const others = free.filter((name) => name !== had.name)
  const options = [
    { value: had.name, label: changedWords.slotAs(whenItComes(had.name, now).words) },
    ...others.map((name) => ({ value: name, label: whenItComes(name, now).words })),
  ]
  return (
    <Dropdown
      label={changedWords.slot}
      name="slot"
      optional
      unmarked
      options={options}
      value={slot}
      onChange={({ target }) => onChoose(target.value)}
    />
  )
}

function useFreeSlots(pincode: string): readonly string[] {
  const [free, setFree] = useState<readonly string[]>([])
  const { ask } = useAsk()
  useEffect(() => {
    void ask((signal) => api('slots', { body: { pincode }, signal })).then(
      (answer) => answer?.ok && setFree(answer.body.slots.flatMap(({ name, isFree }) => (isFree ? [name] : []))),
    )
  }, [pincode, ask])
  return free
}

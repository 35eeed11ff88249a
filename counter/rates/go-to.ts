/** To another field of the table: they stand in the order of the sheet. */
export function goTo(from: HTMLInputElement, to: 'next' | 'before' | 'next-fish' | 'fish-before'): void {
  const fields = [...(from.closest('table')?.querySelectorAll('input') ?? [])]
  fields[placeOf(fields, fields.indexOf(from), to)]?.focus()
}

function placeOf(fields: readonly HTMLInputElement[], at: number, to: Parameters<typeof goTo>[1]): number {
  if (to === 'next') return at + 1
  if (to === 'before') return at - 1
  const firsts = fields.flatMap((field, nr) => (isFirstOfFish(fields, field, nr) ? [nr] : []))
  return (to === 'next-fish' ? firsts.find((nr) => nr > at) : firsts.findLast((nr) => nr < at)) ?? at
}

const isFirstOfFish = (fields: readonly HTMLInputElement[], { dataset }: HTMLInputElement, nr: number): boolean =>
  dataset['fish'] !== fields[nr - 1]?.dataset['fish']

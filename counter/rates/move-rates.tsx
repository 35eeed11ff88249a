import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import { byKey, type RateChange, type RateToday } from '#shop/catalogue/rates/rate-sheet.ts'
import { movedRate, moveTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { ratesWords } from '#words/rates.ts'
import type { RateCell } from './cells.ts'

/** Moves all rates of a kind, or of all fish, starting from what the sheet says now. */
export function MoveRates({
  cells,
  changes,
  onMove,
}: {
  cells: readonly RateCell[]
  changes: readonly RateChange[]
  onMove: (rates: readonly RateToday[], said: string) => void
}) {
  const [species, setSpecies] = useState('')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const kinds = [...new Set(cells.map((cell) => cell.species))]

  function move() {
    const by = moveTyped(typed)
    if (by === undefined) return setWrong(ratesWords.moveWrong)
    const stands = byKey(changes)
    const moved = cells
      .filter((cell) => species === '' || cell.species === species)
      .map(({ productId, size, grams, key, paise }) => ({
        productId,
        size,
        grams,
        paise: movedRate(stands.get(key) ?? paise, by) ?? 0,
      }))
    const none = moved.filter(({ paise }) => paise === 0).length
    if (none > 0) return setWrong(ratesWords.moveTooFar(none))
    setWrong(undefined)
    setTyped('')
    onMove(moved, ratesWords.moved(species === '' ? ratesWords.moveAll : species, typed.trim(), moved.length))
  }

  return (
    <form
      className="move-rates"
      onSubmit={(event) => {
        event.preventDefault()
        move()
      }}
    >
      <Dropdown
        label={ratesWords.moveSpecies}
        options={kinds.map((kind) => ({ value: kind, label: kind }))}
        placeholder={ratesWords.moveAll}
        required={false}
        unmarked
        value={species}
        onChange={({ currentTarget }) => setSpecies(currentTarget.value)}
      />
      <Field
        label={ratesWords.moveBy}
        hint={ratesWords.moveHint}
        error={wrong}
        required={false}
        unmarked
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="quiet">
        {ratesWords.move}
      </Button>
    </form>
  )
}

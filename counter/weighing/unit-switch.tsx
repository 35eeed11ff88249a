import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import type { Unit } from '#shop/orders/weighing/typed-weight.ts'

/** What a whole figure means. */
export function UnitSwitch({ unit, onUnit }: { unit: Unit; onUnit: (unit: Unit) => void }) {
  return (
    <fieldset className="units needs-script">
      <legend className="only-heard">{words.unit}</legend>
      {(['g', 'kg'] as const).map((one) => (
        <label key={one} className="choice">
          <input type="radio" name="unit" checked={unit === one} onChange={() => onUnit(one)} />
          {words.units[one]}
        </label>
      ))}
    </fieldset>
  )
}

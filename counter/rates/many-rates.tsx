import { type FormEvent, useState } from 'react'
import { Button } from '#kit/button.tsx'
import { allCuts, type Cut } from '#shop/catalogue/cuts.ts'
import { ruledRates } from '#shop/catalogue/rates/rate-rule.ts'
import { byKey, type RateToday } from '#shop/catalogue/rates/rate-sheet.ts'
import { movedRate, moveTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { ratesWords as words } from '#words/rates.ts'
import type { RateKind } from './cells.ts'
import { Panel } from './panel.tsx'
import type { SheetNow } from './sheet-store.ts'

type OnMany = (rates: readonly RateToday[], said: string) => void

/** Moves all rates of a kind, or of all fish, starting from what the sheet says now. */
export function MoveRates({ now, onMany }: { now: SheetNow; onMany: OnMany }) {
  const [species, setSpecies] = useState('')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { kinds } = now.laid

  function move(event: FormEvent) {
    event.preventDefault()
    const by = moveTyped(typed)
    if (by === undefined) return setWrong(words.moveWrong)
    const moved = cellsNow(now, species).map((cell) => ({ ...cell, paise: movedRate(cell.paise, by) ?? 0 }))
    const none = moved.filter(({ paise }) => paise === 0).length
    if (none > 0) return setWrong(words.moveTooFar(none))
    setWrong(undefined)
    setTyped('')
    onMany(moved, words.moved(fishInWords(kinds, species), typed.trim(), moved.length))
  }

  return (
    <form className="rate-move" noValidate onSubmit={move}>
      <KindChoice label={words.moveSpecies} kinds={kinds} chosen={species} onChoose={setSpecies} />
      <label>
        <span aria-hidden="true">{words.by}</span>
        <MoveField label={words.moveBy} typed={typed} isWrong={wrong !== undefined} onType={setTyped} />
      </label>
      <Button type="submit" look="quiet">
        {words.move}
      </Button>
      <p className="rate-move-wrong" role="alert">
        {wrong}
      </p>
    </form>
  )
}

/** Where many rates are set at once: all of a fish by so much, or a cut by a rule. */
export function ManyRates({
  now,
  onMany,
  onCopy,
  onClose,
}: {
  now: SheetNow
  onMany: OnMany
  onCopy: () => void
  onClose: () => void
}) {
  return (
    <Panel head={words.many} onClose={onClose}>
      <div className="rate-panel-body">
        <h2>{words.moveBy}</h2>
        <MoveRates now={now} onMany={onMany} />
        <p className="muted">{words.moveHint}</p>
        <h2>{words.rule}</h2>
        <p className="muted">{words.ruleLead}</p>
        <RuleRates now={now} onMany={onMany} />
      </div>
      <footer className="rate-panel-foot">
        <Button look="quiet" onClick={onCopy}>
          {words.copy}
        </Button>
      </footer>
    </Panel>
  )
}

/** 'Cut = whole + 20 %' */
function RuleRates({ now, onMany }: { now: SheetNow; onMany: OnMany }) {
  const { kinds, cells } = now.laid
  const cuts = allCuts.filter((cut) => cells.some((cell) => cell.cut === cut))
  const [species, setSpecies] = useState('')
  const [to, setTo] = useState<Cut>(cuts[1] ?? 'cut')
  const [from, setFrom] = useState<Cut>(cuts[0] ?? 'whole')
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()

  function rule(event: FormEvent) {
    event.preventDefault()
    const by = moveTyped(typed)
    if (to === from) return setWrong(words.ruleSame)
    if (by === undefined) return setWrong(words.moveWrong)
    const { rates, impossible } = ruledRates(cellsNow(now, species), { to, from, by })
    if (impossible > 0) return setWrong(words.moveTooFar(impossible))
    if (rates.length === 0) return setWrong(words.ruleNothing)
    setWrong(undefined)
    const said = words.ruleSaid(words.cuts[to], words.cuts[from], typed.trim())
    onMany(rates, words.ruled(species === '' ? said : `${fishInWords(kinds, species)}, ${said}`, rates.length))
  }

  return (
    <form className="rate-move rate-rule" noValidate onSubmit={rule}>
      <CutChoice label={words.ruleTo} cuts={cuts} chosen={to} onChoose={setTo} />
      <span aria-hidden="true">=</span>
      <CutChoice label={words.ruleFrom} cuts={cuts} chosen={from} onChoose={setFrom} />
      <MoveField label={words.ruleBy} typed={typed} isWrong={wrong !== undefined} onType={setTyped} />
      <KindChoice label={words.product} kinds={kinds} chosen={species} onChoose={setSpecies} />
      <Button type="submit" look="quiet">
        {words.move}
      </Button>
      <p className="rate-move-wrong" role="alert">
        {wrong}
      </p>
    </form>
  )
}

/** The rates of a kind, or of all fish, as they stand on this screen. */
function cellsNow({ laid, changes }: SheetNow, species: string) {
  const stands = byKey(changes)
  return laid.cells
    .filter((cell) => species === '' || cell.species === species)
    .map(({ productId, size, grams, key, paise, cut, species: kind }) => ({
      productId,
      size,
      grams,
      cut,
      species: kind,
      paise: stands.get(key) ?? paise,
    }))
}

const fishInWords = (kinds: readonly RateKind[], chosen: string): string =>
  kinds.find(({ species }) => species === chosen)?.name ?? words.moveAll

function KindChoice({
  label,
  kinds,
  chosen,
  onChoose,
}: {
  label: string
  kinds: readonly RateKind[]
  chosen: string
  onChoose: (species: string) => void
}) {
  return (
    <label>
      <span>{label}</span>
      <select className="input" value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{words.moveAll}</option>
        {kinds.map(({ species, name }) => (
          <option key={species} value={species}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function CutChoice({
  label,
  cuts,
  chosen,
  onChoose,
}: {
  label: string
  cuts: readonly Cut[]
  chosen: Cut
  onChoose: (cut: Cut) => void
}) {
  return (
    <select
      className="input"
      aria-label={label}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(cuts.find((cut) => cut === currentTarget.value) ?? chosen)}
    >
      {cuts.map((cut) => (
        <option key={cut} value={cut}>
          {words.cuts[cut]}
        </option>
      ))}
    </select>
  )
}

function MoveField({
  label,
  typed,
  isWrong,
  onType,
}: {
  label: string
  typed: string
  isWrong: boolean
  onType: (typed: string) => void
}) {
  return (
    <input
      className="input"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      placeholder="+20"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  )
}

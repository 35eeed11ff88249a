import { type FormEvent, useState } from 'react'
import { Answer } from '#forms/answer.tsx'
import { typedIn } from '#forms/typed.ts'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import { Dropdown, Field } from '#kit/field.tsx'
import type { LineGrammar, ScaleProtocol } from '#shop/scale/protocol.ts'
import { baudRates, type ScaleSettings } from '#shop/wire/staff/scale.ts'
import { scalePageWords as words } from '#words/scale.ts'
import { useAct } from '../press/use-act.ts'
import { useSetting } from './use-setting.ts'

/** Which protocol the scale speaks, and how its line is set. */
export function SpeaksForm({ scale }: { scale: ScaleSettings }) {
  const { protocol } = scale
  const [speaks, setSpeaks] = useState(protocol.speaks)
  const { answered, settle } = useSetting()
  const act = useAct('setScale')

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await settle(await act({ body: { scale: settingsIn(typedIn(event.currentTarget)) } }), words.saved)
  }

  return (
    <section className="stack desk-form" aria-labelledby="speaks">
      <h2 id="speaks">{words.speaks}</h2>
      <form className="stack needs-script" onSubmit={(event) => void save(event)}>
        <Dropdown
          name="speaks"
          label={words.protocol}
          hint={words.protocolHint}
          value={speaks}
          onChange={({ currentTarget }) => setSpeaks(currentTarget.value as ScaleProtocol['speaks'])}
          options={Object.entries(words.protocols).map(([value, label]) => ({ value, label }))}
          unmarked
        />
        {speaks === 'toledo-continuous' && (
          <label className="check">
            <input
              type="checkbox"
              name="hasChecksum"
              defaultChecked={protocol.speaks !== 'toledo-continuous' || protocol.hasChecksum}
            />
            {words.hasChecksum}
          </label>
        )}
        {speaks === 'lines' && <GrammarFields grammar={protocol.speaks === 'lines' ? protocol : undefined} />}
        <div className="scale-fields">
          <Dropdown
            name="baudRate"
            label={words.baudRate}
            defaultValue={scale.baudRate}
            options={baudRates.map((rate) => ({ value: String(rate), label: String(rate) }))}
            unmarked
          />
          <Dropdown
            name="dataBits"
            label={words.dataBits}
            defaultValue={scale.dataBits}
            options={['7', '8'].map((value) => ({ value, label: value }))}
            unmarked
          />
          <Dropdown
            name="parity"
            label={words.parity}
            defaultValue={scale.parity}
            options={Object.entries(words.parities).map(([value, label]) => ({ value, label }))}
            unmarked
          />
        </div>
        <DayField
          name="verifiedUntil"
          label={words.verifiedUntil}
          hint={words.verifiedHint}
          defaultValue={scale.verifiedUntil}
          optional
        />
        <Answer to={answered} />
        <Button type="submit">{words.save}</Button>
      </form>
    </section>
  )
}

/** As chosen: the lists offer nothing that cannot be, and the shop looks once more. */
function settingsIn({ verifiedUntil = '', ...typed }: Typed): ScaleSettings {
  return {
    protocol: protocolIn(typed),
    baudRate: Number(typed['baudRate']) as ScaleSettings['baudRate'],
    dataBits: Number(typed['dataBits']) as ScaleSettings['dataBits'],
    parity: typed['parity'] as ScaleSettings['parity'],
    ...(verifiedUntil === '' ? {} : { verifiedUntil }),
  }
}

function protocolIn({ speaks, hasChecksum, ends, before = '', after = '', unit, stable = '' }: Typed): ScaleProtocol {
  if (speaks === 'toledo-continuous') return { speaks, hasChecksum: hasChecksum !== undefined }
  if (speaks !== 'lines') return { speaks: 'toledo-8217' }
  return { speaks, ends: Number(ends), before, after, unit: unit === 'g' ? 'g' : 'kg', stable }
}

type Typed = Readonly<Record<string, string>>

/** What a line looks like of a scale that speaks neither protocol. */
function GrammarFields({ grammar }: { grammar: LineGrammar | undefined }) {
  const endings = new Set([10, 13, 3, 4, grammar?.ends ?? 10])
  return (
    <fieldset className="stack scale-part">
      <legend>{words.grammar}</legend>
      <p>{words.grammarHint}</p>
      <div className="scale-fields">
        <Dropdown
          name="ends"
          label={words.ends}
          defaultValue={grammar?.ends ?? 10}
          options={[...endings].map((byte) => ({ value: String(byte), label: words.endings(byte) }))}
          unmarked
        />
        <Field name="before" label={words.before} defaultValue={grammar?.before} maxLength={20} {...asTyped} />
        <Field name="after" label={words.after} defaultValue={grammar?.after ?? 'kg'} maxLength={20} {...asTyped} />
        <Dropdown
          name="unit"
          label={words.unit}
          defaultValue={grammar?.unit ?? 'kg'}
          options={Object.entries(words.units).map(([value, label]) => ({ value, label }))}
          unmarked
        />
      </div>
      <Field
        name="stable"
        label={words.stable}
        hint={words.stableHint}
        defaultValue={grammar?.stable}
        maxLength={20}
        {...asTyped}
      />
    </fieldset>
  )
}

/** Each letter counts as it is. */
const asTyped = { optional: true, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

import { type FormEvent, useState } from 'react'
import type { ScaleProtocol } from '#shop/scale/protocol.ts'
import { baudRates, type ScaleSettings } from '#shop/wire/staff/scale.ts'
import { scalePageWords as words } from '#words/scale-page.ts'
import { Answer } from '#forms/answer.tsx'
import { typedIn } from '#forms/typed.ts'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import { Dropdown } from '#kit/field.tsx'
import { useAct } from '../press/use-act.ts'
import { GrammarFields } from './grammar-fields.tsx'
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

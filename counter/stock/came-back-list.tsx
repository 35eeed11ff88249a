import { useState } from 'react'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { readableSize } from '#shop/catalogue/readable-size.ts'
import type { CameBack } from '#shop/wire/staff/stock.ts'
import { stockWords as words } from '#words/stock.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'

const ways = [
  ['back', words.goesBack],
  ['to-waste', words.goesToWaste],
] as const

/** Fish that was weighed and sold to nobody: somebody says where it is. */
export function CameBackList({ lines, onDone }: { lines: readonly CameBack[]; onDone: () => void }) {
  const settle = useAct('settleCameBack')
  const [failed, setFailed] = useState<Answered>()

  async function say({ orderId, lineNo }: CameBack, goes: 'back' | 'to-waste') {
    const answer = await settle({ body: { orderId, lineNo, goes } })
    setFailed(answer.ok ? undefined : answeredOf(answer))
    onDone()
  }

  return (
    <section className="stack" aria-labelledby="came-back">
      <h2 id="came-back">{words.cameBackHead}</h2>
      <p>{words.cameBackLead}</p>
      <Answer to={failed} />
      <ul role="list" className="rows">
        {lines.map((line) => {
          const what = words.cameBackLine(line.title, readableSize(line.size), kilosAsTyped(line.grams), line.number)
          return (
            <li key={`${line.orderId}/${line.lineNo}`} className="row">
              <p>{what}</p>
              <p className="row-acts needs-script">
                {ways.map(([goes, said]) => (
                  <Button key={goes} look="quiet" aria-label={`${said}: ${what}`} onClick={() => void say(line, goes)}>
                    {said}
                  </Button>
                ))}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

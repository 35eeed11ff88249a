import type { WeighedOrder } from '#shop/wire/weighed.ts'
import { weighedWords } from '#words/weighed.ts'
import { Sentence } from '#kit/sentence.tsx'
import { telephone } from '#web/site/links.ts'
import { useIdentity } from '#web/site/seller.tsx'
import { WeighedLine } from './weighed-line.tsx'
import './weights.css'

/** What the scale said of each line; nothing before it has said something. */
export function Weights({
  id,
  head: Head,
  weights,
  token,
}: {
  id: string
  head: 'h2' | 'h3'
  weights: WeighedOrder | undefined
  token: string
}) {
  const head = `weights-${id}`
  const lines = weights?.lines ?? []
  return (
    <>
      <div role="status">{lines.some(({ state }) => state === 'asked') && <Awaited />}</div>
      {lines.some(({ state }) => state !== 'to-weigh') && (
        <section className="weights" aria-labelledby={head}>
          <Head id={head}>{weighedWords.title}</Head>
          <ul role="list">
            {lines.map((line) => (
              <WeighedLine
                key={line.lineNo}
                line={line}
                instead={lines.find(({ lineNo }) => lineNo === line.replaces)?.title}
                photograph={{ id, token }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Awaited() {
  const phone = useIdentity()?.phone
  return (
    <p className="awaited">
      <Sentence words={weighedWords.awaited} phone={phone && <a href={telephone(phone)}>{phone}</a>} />
    </p>
  )
}

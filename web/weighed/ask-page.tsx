import { frameWords } from '#words/frame.ts'
import { askWords } from '#words/weighed-ask.ts'
import { privateHead } from '#web/site/head.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import type { SpeaksOf } from '#web/place.ts'
import type { Route } from './+types/ask-page'
import { Answered } from './answered.tsx'
import { Call } from './call.tsx'
import { Question } from './question.tsx'
import { useQuestion } from './use-question.ts'
import { Button } from '#kit/button.tsx'
import '#kit/sums.css'
import './ask.css'

/** The browser reads the link and fetches what it leads to: until then the page is the same for everybody, and no cache learns anything. */
export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'nothing' } : undefined

/** Anybody with the link may answer, so the page passes it to nobody: not to search engines, and not to where a link leads. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...privateHead(askWords.title)({ matches }),
  { name: 'referrer', content: 'no-referrer' },
]

export default function AskPage({ params: { token } }: Route.ComponentProps) {
  return (
    <div className="band room stack ask-page">
      <h1>{askWords.title}</h1>
      <Ask key={token} token={token} />
    </div>
  )
}

function Ask({ token }: { token: string }) {
  const { found, sending, said, answer, look } = useQuestion(token)
  if (found === undefined)
    return (
      <div className="waiting" role="status">
        <NeedsScript what={askWords.thisPageNeeds} />
        <p className="needs-script">{frameWords.loading}</p>
      </div>
    )
  if (found === 'unknown' || found === 'unreached')
    return (
      <div role="alert" className="stack">
        <p className="field-error">{found === 'unknown' ? askWords.unknown : <Call words={askWords.unreached} />}</p>
        {found === 'unknown' ? (
          <p>
            <Call words={askWords.unknownMeans} />
          </p>
        ) : (
          <div>
            <Button look="quiet" onClick={look}>
              {askWords.tryAgain}
            </Button>
          </div>
        )}
      </div>
    )
  return (
    <>
      {found.state === 'open' ? (
        <Question ask={found} sending={sending} said={said} onAnswer={answer} />
      ) : (
        <Answered ask={found} said={said} />
      )}
      <p className="small">
        <Call words={askWords.questions} />
      </p>
    </>
  )
}

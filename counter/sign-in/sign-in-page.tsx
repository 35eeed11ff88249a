import { useEffect, useState } from 'react'
import { redirect, useLoaderData, useSearchParams } from 'react-router'
import { ask, askWho } from '#counter/ask.ts'
import { forgetSnapshots } from '#counter/outbox/snapshots.ts'
import { queries } from '#counter/queries.ts'
import { languageNames, languages, localeOf } from '#shop/languages.ts'
import { outboxWords } from '#words/counter.ts'
import { counterLanguageWords, language as shown } from '#words/language.ts'
import { signInWords } from '#words/staff.ts'
import type { Route } from './+types/sign-in-page'
import { ownPlace } from './own-place.ts'
import { SignIn } from './sign-in.tsx'
import { wipe } from './wipe.ts'

export async function loader(args: Route.LoaderArgs) {
  const words = args.url.searchParams
  const to = ownPlace(words.get('to'))
  const me = await askWho(args.context.get(queries))
  if (me) throw redirect(to.slice('/counter'.length) || '/')
  const unsent = Number(words.get('unsent') ?? 0)
  return { door: await ask(args, 'door'), to, wasLocked: words.get('why') === 'locked', unsent }
}

export const meta = () => [{ title: signInWords.title }]

export default function SignInPage() {
  const { door, to, wasLocked, unsent } = useLoaderData<typeof loader>()
  const [lost, setLost] = useState(unsent)
  // nobody is at the counter: what somebody saw here goes, however they left
  useEffect(() => void forgetSnapshots(), [])
  useEffect(() => {
    if (door.isRevoked) void wipe().then((found) => setLost((before) => before + found))
  }, [door.isRevoked])
  return (
    <div className="lock">
      <h1 className="only-heard">{signInWords.title}</h1>
      {door.isRevoked && <p className="trouble">{signInWords.revoked}</p>}
      {lost > 0 && <p className="trouble">{outboxWords.lostWithDevice(lost)}</p>}
      <SignIn
        door={door}
        head={<p>{door.device ? <strong>{door.device.name}</strong> : signInWords.title}</p>}
        onIn={() => location.assign(to)}
      >
        {wasLocked && !door.isRevoked && <p>{signInWords.wasLocked}</p>}
        <SignInLanguages />
      </SignIn>
    </div>
  )
}

/** Who signs in on a page that they asked for in Hindi or Marathi reads the counter so from then on. */
function SignInLanguages() {
  const [words] = useSearchParams()
  return (
    <nav className="languages" aria-label={counterLanguageWords.title}>
      {languages.map((one) => (
        <a
          key={one}
          href={`/counter/sign-in?${inLanguage(words, one)}`}
          lang={localeOf(one)}
          aria-current={one === shown ? 'page' : undefined}
        >
          {languageNames[one]}
        </a>
      ))}
    </nav>
  )
}

function inLanguage(words: URLSearchParams, language: string): string {
  const others = new URLSearchParams(words)
  others.set('in', language)
  return others.toString()
}

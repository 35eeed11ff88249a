import { useEffect, useState } from 'react'
import { redirect, useLoaderData } from 'react-router'
import { ask, askWho } from '#counter/ask.ts'
import { Icon } from '#counter/look/icon.tsx'
import { forgetSnapshots } from '#counter/outbox/snapshots.ts'
import { queries } from '#counter/queries.ts'
import { counterWords, outboxWords } from '#words/counter.ts'
import { signInWords } from '#words/staff.ts'
import type { Route } from './+types/sign-in-page'
import { lockedPath, ownPlace } from './own-place.ts'
import { PageLanguages } from './page-languages.tsx'
import { SignIn } from './sign-in.tsx'
import { wipe } from './wipe.ts'

export async function loader(args: Route.LoaderArgs) {
  const words = args.url.searchParams
  const to = ownPlace(words.get('to'))
  const me = await askWho(args.context.get(queries))
  if (me) throw redirect(to.slice('/counter'.length) || '/')
  const unsent = Number(words.get('unsent') ?? 0)
  const door = await ask(args, 'door')
  if (door.device?.kind === 'cutters' && !words.has('others')) throw redirect(lockedPath({ to }))
  return { door, to, wasLocked: words.get('why') === 'locked', unsent }
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
      {door.isOver && <p className="trouble">{signInWords.over}</p>}
      {lost > 0 && <p className="trouble">{outboxWords.lostWithDevice(lost)}</p>}
      <SignIn
        door={door}
        head={
          door.device?.kind === 'cutters' ? (
            <a className="lock-back" href={`/counter${lockedPath({ to })}`}>
              <Icon name="back" />
              {counterWords.cut}
            </a>
          ) : (
            <p>{door.device ? <strong>{door.device.name}</strong> : signInWords.title}</p>
          )
        }
        onIn={() => location.assign(to)}
      >
        {wasLocked && !door.isRevoked && <p>{signInWords.wasLocked}</p>}
        <PageLanguages path="/counter/sign-in" />
      </SignIn>
    </div>
  )
}

import { redirect } from 'react-router'
import { ask } from '#counter/ask.ts'
import { signInWords } from '#words/staff.ts'
import type { Route } from './+types/pin-page'
import { ownPlace } from './own-place.ts'
import { PinAsked } from './pin-asked.tsx'

export async function loader(args: Route.LoaderArgs) {
  const to = ownPlace(args.url.searchParams.get('to'))
  const me = await ask(args, 'me')
  if (me.withoutPin !== true) throw redirect(to.slice('/counter'.length) || '/')
  return { me, to }
}

export const meta = () => [{ title: signInWords.pin }]

/** A page that a tap on a name does not open. */
export default function PinPage({ loaderData: { me, to } }: Route.ComponentProps) {
  return <PinAsked me={me} onShown={() => location.assign(to)} onBack={() => location.assign('/counter/cut')} />
}

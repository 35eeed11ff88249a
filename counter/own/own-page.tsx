import { useLoaderData, useRouteLoaderData } from 'react-router'
import { may } from '#shop/staff/staff.ts'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import { peopleWords } from '#words/people.ts'
import { Answer } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { useChange } from '#counter/people/use-change.ts'
import { filled, newPin } from '#counter/sign-in/checks.ts'
import { PinField } from '#counter/sign-in/pin-field.tsx'
import { staffRefusals } from '#words/staff.ts'
import type { loader as frameLoader } from '../root.tsx'
import type { Route } from './+types/own-page'
import { OwnKeys } from './own-keys.tsx'
import { OwnLanguage } from './own-language.tsx'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  const mayHaveKeys = may(me.role, 'see-own-keys') && me.needs !== 'own-pin'
  return {
    ...(await ask(args, 'ownSessions')),
    keys: mayHaveKeys ? await ask(args, 'ownKeys') : undefined,
  }
}

export const meta = () => [{ title: peopleWords.own }]

/** What everybody does about themselves. */
export default function OwnPage() {
  const { hasPin, sessions, keys } = useLoaderData<typeof loader>()
  const me = useRouteLoaderData<typeof frameLoader>('root')?.me
  const { change, answer } = useChange()
  return (
    <div className="narrow stack">
      <h1>{peopleWords.own}</h1>
      {me?.needs === 'own-key' && <p className="trouble">{peopleWords.chooseKey}</p>}
      {me?.needs !== 'own-key' && <PinForm hasPin={hasPin} isFirst={me?.needs === 'own-pin'} />}
      {keys && <OwnKeys keys={keys} />}
      <OwnLanguage />
      <section className="stack" aria-labelledby="sessions">
        <h2 id="sessions">{peopleWords.sessionsTitle}</h2>
        <ul>
          {sessions.map(({ device, since, isThis }) => (
            <li key={`${device} ${since}`}>
              {peopleWords.session(device, momentInWords(since, shopTimeZone))}{' '}
              {isThis && `(${peopleWords.thisSession})`}
            </li>
          ))}
        </ul>
        <Answer to={answer} />
        <p>
          <Button
            look="quiet"
            onClick={() =>
              void change('endOwnSessions', {}).then((done) => done && location.assign('/counter/sign-in'))
            }
          >
            {peopleWords.signOutEverywhere}
          </Button>
        </p>
      </section>
    </div>
  )
}

function PinForm({ hasPin, isFirst }: { hasPin: boolean; isFirst: boolean }) {
  const checks = { ...(hasPin ? { old: filled(staffRefusals['pin-form']()) } : {}), pin: newPin } as const
  const form = useForm<'old' | 'pin'>({ old: () => undefined, ...checks }, async ({ old, pin }, fields) => {
    const came = await staffApi('changePin', { body: { ...(old === '' ? {} : { old }), pin } })
    if (!came.ok) return refusalOf(came)
    // A first PIN stood between this person and everything else.
    if (isFirst) location.assign('/counter')
    fields.reset()
    return { done: peopleWords.pinChanged }
  })
  return (
    <section className="stack" aria-labelledby="own-pin">
      <h2 id="own-pin">{peopleWords.ownPin}</h2>
      {isFirst && <p>{peopleWords.choosePin}</p>}
      <form className="stack" {...form.events}>
        {hasPin && <PinField {...form.field('old')} label={peopleWords.oldPin} type="password" />}
        <PinField {...form.field('pin')} label={peopleWords.pinYouChoose} type="password" />
        <FormAnswer form={form} />
        <p>
          <SendButton form={form} look="quiet" doing={peopleWords.saving}>
            {peopleWords.savePin}
          </SendButton>
        </p>
      </form>
    </section>
  )
}

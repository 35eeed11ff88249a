import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { counterWords } from '#words/counter.ts'
import { signInWords } from '#words/staff.ts'
import type { Route } from './+types/enrol-page'
import { askAtAddress } from './at-address.ts'

const words = signInWords.enrol

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  return { token, device: await askAtAddress(context, 'enrolment', token) }
}

export const meta = () => [{ title: words.enrol }, { name: 'referrer', content: 'no-referrer' }]

/** The one-time address at which a browser becomes a device of the counter. A look uses nothing up; the button does. */
export default function EnrolPage() {
  const { token, device } = useLoaderData<typeof loader>()
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)

  async function enrol() {
    setBusy(true)
    const came = await staffApi('enrol', { body: { token } })
    if (came.ok) return location.assign('/counter/sign-in')
    setBusy(false)
    setAnswer(answeredOf(came))
  }

  return (
    <div className="narrow stack">
      <h1>{device ? words.title(device.name) : words.enrol}</h1>
      {device ? (
        <>
          <p>{words.lead(counterWords.kinds[device.kind])}</p>
          <Answer to={answer} />
          <p>
            <Button aria-disabled={busy || undefined} onClick={() => void enrol()}>
              {busy ? words.enrolling : words.enrol}
            </Button>
          </p>
        </>
      ) : (
        <p>{words.over}</p>
      )}
    </div>
  )
}

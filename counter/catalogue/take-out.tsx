import { useState } from 'react'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { staffApi } from '#counter/api.ts'
import { answeredOf } from '../press/answered.ts'

const types = { csv: 'text/csv', json: 'application/json' } as const

/** The whole catalogue as a file, for an owner who has shown the passkey. */
export function TakeOut() {
  const [answered, setAnswered] = useState<Answered>()

  async function takeOut(format: keyof typeof types) {
    const answer = await staffApi('exportCatalogue', { body: { format } })
    setAnswered(answer.ok ? undefined : answeredOf(answer))
    if (answer.ok) save(answer.body, types[format])
  }

  return (
    <>
      <p className="catalogue-ways needs-script">
        <Button look="quiet" onClick={() => void takeOut('csv')}>
          {words.outCsv}
        </Button>
        <Button look="quiet" onClick={() => void takeOut('json')}>
          {words.outJson}
        </Button>
      </p>
      <Answer to={answered} />
    </>
  )
}

/** As a browser saves what is behind a link, which goes with the page: some read it only after the press. */
function save({ name, text }: { name: string; text: string }, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
}

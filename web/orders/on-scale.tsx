import { useState } from 'react'
import { weighedWords } from '#words/weighed.ts'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Button } from '#kit/button.tsx'

/** The photograph of a line on the scale, fetched when somebody wants to see it. */
export function OnScale({
  id,
  token,
  lineNo,
  shows,
}: {
  id: string
  token: string
  lineNo: number
  /** what the picture shows, in words */
  shows: string
}) {
  const [found, setFound] = useState<{ readonly jpeg: string } | 'failed'>()
  const { ask } = useAsk()
  async function fetchIt() {
    const answer = await ask((signal) => api('weighingPhotograph', { token, params: { id, line: lineNo }, signal }))
    if (answer) setFound(answer.ok ? answer.body : 'failed')
  }
  return (
    <div role="status" className="on-scale">
      {typeof found === 'object' ? (
        <img src={`data:image/jpeg;base64,${found.jpeg}`} alt={shows} />
      ) : (
        <Button look="quiet" onClick={() => void fetchIt()}>
          {weighedWords.seeIt}
        </Button>
      )}
      {found === 'failed' && <p className="field-error">{weighedWords.noPhotograph}</p>}
    </div>
  )
}

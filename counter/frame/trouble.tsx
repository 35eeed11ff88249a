import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { counterWords } from '#words/counter.ts'
import { outboxWords } from '#words/outbox.ts'

/** A page that is not there, or that failed: with the way back. */
export function Trouble() {
  const error = useRouteError()
  const head = headOf(error)
  const isNoLine = isRouteErrorResponse(error) && error.data === 'no-line'
  return (
    <>
      <title>{head}</title>
      <h1>{head}</h1>
      {isNoLine && <p>{outboxWords.notKeptMore}</p>}
      <p>
        <Link to="/">{counterWords.back}</Link>
      </p>
    </>
  )
}

/** A refusal brings its sentence. */
function headOf(error: unknown): string {
  if (!isRouteErrorResponse(error)) return counterWords.failed
  if (error.data === 'no-line') return outboxWords.notKept
  if (error.status === 403 && typeof error.data === 'string') return error.data
  return error.status === 404 ? counterWords.missing : counterWords.failed
}

import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { type Line, onLine, useLine } from '#browser/line.ts'
import { counterWords, outboxWords } from '#words/counter.ts'

/** A page that is not there, or that failed: with the way back. */
export function Trouble() {
  const error = useRouteError()
  const head = headOf(error, useLine())
  const isNoLine = head === outboxWords.notKept
  return (
    <>
      <title>{head}</title>
      <h1>{head}</h1>
      {isNoLine && <OnceThereIsALine />}
      <p>
        <Link to="/">{counterWords.back}</Link>
      </p>
    </>
  )
}

/** The page is asked for again as soon as somebody can be asked. */
function OnceThereIsALine() {
  const { revalidate } = useRevalidator()
  useEffect(() => onLine((line) => line === 'online' && void revalidate()), [revalidate])
  return <p>{outboxWords.notKeptMore}</p>
}

/** A refusal brings its sentence; an address that is half of one leads nowhere. */
function headOf(error: unknown, line: Line): string {
  const isAnswer = isRouteErrorResponse(error) && error.data !== 'no-line'
  if (line === 'offline' && !isAnswer) return outboxWords.notKept
  if (!isRouteErrorResponse(error)) return counterWords.failed
  if (error.status === 403 && typeof error.data === 'string') return error.data
  return error.status === 404 || error.status === 400 ? counterWords.missing : counterWords.failed
}

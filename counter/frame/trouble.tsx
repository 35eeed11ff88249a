import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { counterWords } from '#words/counter.ts'

/** A page that is not there, or that failed: with the way back. */
export function Trouble() {
  const error = useRouteError()
  const head = isRouteErrorResponse(error) && error.status === 404 ? counterWords.missing : counterWords.failed
  return (
    <>
      <title>{head}</title>
      <h1>{head}</h1>
      <p>
        <Link to="/">{counterWords.back}</Link>
      </p>
    </>
  )
}

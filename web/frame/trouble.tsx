import { type ComponentType, useEffect, useState } from 'react'
import { createPath, isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router'
import { TryAgain } from '#kit/try-again.tsx'
import { ownAddress, paths } from '#web/paths.ts'
import { titleOf } from '#web/site/head.ts'
import { useFrame } from '#web/site/site-facts.ts'
import { callsWords, frameWords } from '#words/frame.ts'

/** A thing that is not there, or a page that failed: always with a way on. */
export function Trouble() {
  const error = useRouteError()
  const frame = useFrame()
  const here = ownAddress(createPath(useLocation()))
  const missing = isRouteErrorResponse(error) && error.status === 404
  const head = missing ? frameWords.notFound : isUnreached(error) ? frameWords.unreached : callsWords.trouble
  return (
    <div className="band room stack">
      <title>{titleOf(missing ? head : frameWords.wentWrong, frame?.identity.name)}</title>
      <h1>{head}</h1>
      {missing ? (
        <p>{frameWords.mayHaveMoved}</p>
      ) : (
        <>
          <div>
            <TryAgain href={here} />
          </div>
          <WhatIsKept />
        </>
      )}
      <p>
        <Link to={paths.home}>{frameWords.goHome}</Link>
      </p>
    </div>
  )
}

/** It comes by itself where the shop, or this browser, still has its script. */
function WhatIsKept() {
  const [late, setLate] = useState<{ KeptWays: ComponentType }>()
  useEffect(() => void import('#web/offline/without-line.tsx').then(setLate, () => undefined), [])
  return late && <late.KeptWays />
}

/** What browsers say when a line breaks: 'Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch'. */
const isUnreached = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|load failed|network/i.test(error.message)

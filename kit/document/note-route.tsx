import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { noteRoute } from '#browser/page-now.ts'

/** Notes which page is shown, for what is told of it when a script of it fails. */
export function NoteRoute() {
  const name = useMatches().at(-1)?.id ?? ''
  useEffect(() => noteRoute(name), [name])
  return null
}

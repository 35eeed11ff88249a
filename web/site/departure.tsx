import type { MouseEvent } from 'react'
import { Link, type LinkProps, useHref, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { wantsNoMotion } from '#browser/motion.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'
import { fetchScript } from '#kit/document/page-scripts.ts'
import { SpinnerOverlay } from '#kit/spinner.tsx'
import { Ahead } from './ahead.tsx'

/** Where somebody is on the way to, and for how long the spinner shows before the page changes. */
interface Departure {
  readonly to: string
  readonly wait: number
}

const departure = createStore<{ next: Departure | undefined }>(() => ({ next: undefined }))

/** Shows the spinner for `wait` and until the page is there, which is fetched meanwhile. */
export function depart(to: string, wait: number): void {
  departure.setState({ next: { to, wait: wantsNoMotion() ? 0 : wait } })
}

/** A link that goes by way of the spinner. Without script, or opened in a new tab, it is a link like any other. */
export function SpinnerLink({ to, wait, ...rest }: Omit<LinkProps, 'to' | 'onClick'> & { to: string; wait: number }) {
  return <Link to={to} {...rest} onClick={(event) => departOnClick(event, to, wait)} />
}

/** The spinner in place of the browser's own way to go, unless the click asks for a new tab or window. */
export function departOnClick(event: MouseEvent, to: string, wait: number): void {
  if (wait === 0 || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  depart(to, wait)
}

/** The spinner itself, once for the whole site. */
export function Departures() {
  const { next } = useStore(departure)
  const navigate = useNavigate()
  const href = useHref(next?.to ?? '')
  const arrive = () => departure.setState((now) => (now.next === next ? { next: undefined } : now))
  /** With its script here the page is waited for in one go; where that does not come, web/frame/onward.tsx says so. */
  async function go(to: string) {
    await fetchScript(href).catch(() => undefined)
    await navigate(to)
  }
  useTimeout(() => {
    if (next) void go(next.to).finally(arrive)
  }, next?.wait)
  // When a page does not come, people stay where they are, without an endless spinner.
  useTimeout(arrive, next && next.wait + timings.slow)
  if (next === undefined) return null
  return (
    <>
      <Ahead page={href} />
      {next.wait > 0 && <SpinnerOverlay />}
    </>
  )
}

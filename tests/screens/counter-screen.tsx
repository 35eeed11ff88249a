import { act, cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { barPlaces } from '#counter/look/in-bar.tsx'
import { FakeStream, streams } from '#tests/fakes/fake-stream.ts'
import { heldAnswers } from '#tests/fakes/held-answers.ts'

function showModal(this: HTMLDialogElement) {
  this.open = true
}

function close(this: HTMLDialogElement) {
  this.open = false
}

/** In each test of a screen of the counter this browser gets changes when the test says so, and keeps nothing of the test before. */
export function atTheCounter(): void {
  beforeEach(() => {
    // what a page keeps in memory is new with each of its loads
    vi.resetModules()
    vi.stubGlobal('EventSource', FakeStream)
    streams.length = 0
    sessionStorage.clear()
    localStorage.clear()
    // the places that the bar leaves to the page below it
    for (const id of Object.values(barPlaces))
      document.body.append(Object.assign(document.createElement('span'), { id }))
    if (!('showModal' in HTMLDialogElement.prototype)) Object.assign(HTMLDialogElement.prototype, { showModal, close })
  })

  afterEach(async () => {
    // what a test has left unanswered is not sent into the next one
    const { drop, outboxNow } = await import('#counter/outbox/queue.ts')
    for (const one of outboxNow().queue) await drop(one)
    // nor is the shop looked for by a page that has been left
    const { noteAnswered } = await import('#browser/line.ts')
    noteAnswered()
    cleanup()
    for (const id of Object.values(barPlaces)) document.getElementById(id)?.remove()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
}

/**
 * Opens a page of the counter as its loader brings it, each time that it is asked; the shop's answers wait for the test. Every
 * other page takes as long as `elsewhere`.
 */
export async function openScreen(
  screen: Promise<{ default: unknown }>,
  brought: object | (() => object),
  path = '/',
  elsewhere: Promise<unknown> = Promise.resolve(),
) {
  const loader = () => (typeof brought === 'function' ? (brought as () => object)() : brought)
  const answers = heldAnswers()
  const { default: Page } = await screen
  const Stub = createRoutesStub([
    { path: path.replace(/\?.*/, ''), Component: Page as ComponentType, HydrateFallback: () => null, loader },
    { path: '*', Component: () => <p>elsewhere</p>, loader: () => elsewhere.then(() => null) },
  ])
  await act(async () => render(<Stub initialEntries={[path]} />))
  return answers
}

/** What this screen has sent to an address, in order. */
export const sentTo = (wanted: string): Record<string, unknown>[] =>
  vi
    .mocked(globalThis.fetch)
    .mock.calls.filter(([address, sent]) => address === wanted && sent?.body !== undefined)
    .map(([, sent]) => JSON.parse(sent?.body as string) as Record<string, unknown>)

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { dataKey } from '#shop/kept-page.ts'
import type { FromWorker, LineOutcome } from '#shop/wire/worker.ts'
import { lineOfDocument } from '#browser/document-line.ts'
import { noteAnswered, noteUnanswered } from '#browser/line.ts'

/** The kept page or data that was given in place of the shop's own of now. */
interface Given {
  readonly path: string
  readonly line: LineOutcome
}

const given = createStore<Given>(() => ({ path: '', line: 'answered' }))

/** What the worker says of the line, and how this page came, is as good as what calls say. */
export function hearWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'line') note(data)
  }
  const line = lineOfDocument()
  if (line !== undefined) note({ path: location.pathname, line })
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}

/** How the page at a path came: from the shop, or as it was kept because the line was slow or dead. */
export function useHowItCame(path: string): LineOutcome {
  const last = useStore(given)
  return last.path === path || last.path === dataKey(path) ? last.line : 'answered'
}

function note({ path, line }: Given) {
  given.setState({ path, line })
  if (line === 'dead') noteUnanswered(line)
  else noteAnswered()
}

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { isReached } from '#browser/ask-site.ts'
import { lineOfDocument, noteLineOfDocument } from '#browser/document-line.ts'
import { noteAnswered, noteUnanswered } from '#browser/line.ts'
import { timings } from '#browser/timings.ts'
import { dataKey } from '#shop/kept-page.ts'
import type { FromWorker, LineOutcome, SaidOfPage, ToWorker } from '#shop/wire/worker.ts'
import { account } from '#web/accounts/account.ts'
import { isRecentDocument, pathOfDocument } from './document.ts'
import type { Shown } from './kept-views.ts'

/** The page or data that was given last, and how it came; `replaced`: the shop has another page by now. */
interface Given {
  readonly path: string
  readonly came: LineOutcome | 'replaced'
  /** the page that came as a whole is no longer shown as it came */
  readonly isRenewed: boolean
}

const given = createStore<Given>(() => ({ path: '', came: 'answered', isRenewed: false }))

/**
 * What the worker says of the line, and how this page came, is as good as what calls say. Where the page opened as it was
 * kept, it asks what the shop says of it, and `renew` fetches its data.
 */
export function hearWorker(renew: () => Promise<void>): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const worker = navigator.serviceWorker
  const line = lineOfDocument()
  if (line !== undefined) note(pathOfDocument(), line)
  const isRecent = isRecentDocument()
  // Another worker may have taken its place meanwhile, which knows nothing of this page.
  const unheard = isRecent ? setTimeout(() => void hearOfPage('unknown', renew), timings.heardOfPage) : undefined
  const hear = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'line') return note(data.path, data.line)
    clearTimeout(unheard)
    if (isRecent || data.said !== 'unknown') void hearOfPage(data.said, renew)
  }
  worker.addEventListener('message', hear)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  if (isRecent || line === 'slow') worker.controller?.postMessage({ kind: 'ask-of-page' } satisfies ToWorker)
  return () => {
    clearTimeout(unheard)
    worker.removeEventListener('message', hear)
  }
}

/** How the page at a path came, and what is shown of it: the document as it came, what is kept of it by now, or its data. */
export function useHowItCame(path: string): Pick<Given, 'came'> & { readonly shown: Shown } {
  const last = useStore(given)
  const isData = last.path === dataKey(path)
  return {
    came: isData || last.path === path ? last.came : 'answered',
    shown: isData ? 'data' : last.isRenewed ? 'page' : 'document',
  }
}

/** Nothing moves but what is another now: what was typed, chosen and looked at stays. */
async function hearOfPage(said: SaidOfPage, renew: () => Promise<void>): Promise<void> {
  const path = pathOfDocument()
  // Whoever has gone on has had the next page from the shop.
  const isShown = path === location.pathname
  if (said === 'slow' || said === 'dead') return isShown ? noteOfDocument(path, said) : undefined
  if (said === 'unknown' && !(await isReached(path))) return hearOfPage('dead', renew)
  noteAnswered()
  if (!isShown) return
  if (said === 'other-page') return given.setState({ path, came: 'replaced' })
  if (said !== 'same') await renew()
  given.setState({ path, came: 'answered', isRenewed: true })
}

/** Who is known here opens their pages without waiting any longer for the shop to say who they are. */
function noteOfDocument(path: string, line: LineOutcome) {
  noteLineOfDocument(line)
  if (account.getState().state === 'unknown') account.setState({ late: true })
  note(path, line)
}

function note(path: string, came: LineOutcome) {
  given.setState({ path, came })
  if (came === 'dead') noteUnanswered(came)
  else noteAnswered()
}

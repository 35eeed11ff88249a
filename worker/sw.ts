import { spokenAt } from '#shop/languages.ts'
import type { ToWorker } from '#shop/wire/worker.ts'
import { changesPages, whatIsAsked } from './asked.ts'
import { answerCounter, keepCounter } from './counter.ts'
import { answerFile } from './files.ts'
import { keepAhead, keepLateScripts, keepOpen } from './keep-ahead.ts'
import { tellOfPage } from './of-page.ts'
import { answerPage } from './pages.ts'
import { endPush } from './push.ts'
import { scope } from './scope.ts'
import { dropTokens, wakeOnSync } from './send-orders.ts'
import { beginStretch } from './stretch.ts'
import { dropDataOfOtherBuilds, dropWhatIsOld } from './tidy.ts'
import { wipe } from './wipe.ts'

// Pages come from the network first, with the files that they name: a new worker takes nothing from under an open page.
scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('activate', (event) => event.waitUntil(begin()))

async function begin() {
  // Not every browser can ask for a page while the worker starts.
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

scope.addEventListener('fetch', (event) => {
  if (changesPages(event.request)) event.waitUntil(beginStretch())
  if (answerCounter(event)) return
  const asked = whatIsAsked(event.request, scope.location.origin)
  if (asked.kind === 'page' || asked.kind === 'data') answerPage(event, asked.kind, asked)
  else if (asked.kind !== 'none' && asked.key !== undefined) answerFile(event, asked.kind, asked.key)
})

scope.addEventListener('message', (event) => {
  const said = event.data as ToWorker
  if (said.kind === 'left') event.waitUntil(dropTokens())
  if (said.kind === 'wipe') event.waitUntil(Promise.all([wipe(), endPush()]))
  if (said.kind === 'keep-counter') event.waitUntil(keepCounter(said.language))
  if (said.kind === 'keep') event.waitUntil(keepFor(said))
  if (said.kind === 'ask-of-page') event.waitUntil(tellOfPage(event.source as Client))
})

/** What the browser has no room or no line for is kept another time. */
async function keepFor({ page, build, files, more }: Extract<ToWorker, { kind: 'keep' }>) {
  const { language } = spokenAt(page)
  try {
    if (build !== undefined) await dropDataOfOtherBuilds(build, language)
    await keepOpen(page, files)
    if (more === 'nothing' || build === undefined) return
    await keepLateScripts(build, files)
    if (more === 'pages') await keepAhead(build, language)
    await dropWhatIsOld()
  } catch {
    // The next page that is opened asks again.
  }
}

wakeOnSync()

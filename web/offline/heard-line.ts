import type { FromWorker } from '#shop/wire/worker.ts'
import { noteAnswered, noteUnanswered } from '#browser/line.ts'

/** What the worker says of the line, and how this page came, is as good as what calls say. */
export function hearWorker(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === 'line') note(data.line)
  })
  note(lineOfDocument())
}

/** Whether this page is a kept one: the worker says so in its timings. */
function lineOfDocument(): FromWorker['line'] | undefined {
  const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return how?.serverTiming.find(({ name }) => name === 'kept')?.description as FromWorker['line'] | undefined
}

function note(line: FromWorker['line'] | undefined) {
  if (line === 'answered') noteAnswered()
  else if (line !== undefined) noteUnanswered(line)
}

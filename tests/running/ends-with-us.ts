import type { ChildProcess } from 'node:child_process'

const running = new Set<ChildProcess>()

/** A test that failed, or was stopped, stops nothing of what it started: so that ends with the process that runs it. */
export function endsWithUs(child: ChildProcess): ChildProcess {
  if (running.size === 0) process.once('exit', endAll)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size === 0) process.off('exit', endAll)
  })
  return child
}

function endAll() {
  for (const child of running) child.kill('SIGKILL')
}

import { setTimeout as sleep } from 'node:timers/promises'
import { milliseconds } from '#shop/time.ts'

export interface Visits {
  /** the time of each answer, in milliseconds */
  readonly took: readonly number[]
  readonly failed: number
}

/** Requests a page again and again until stopped. */
export function startVisits(url: string, { path = '/home', every = milliseconds(20) } = {}) {
  const took: number[] = []
  const visits = { failed: 0, isOver: false }

  async function visit() {
    while (!visits.isOver) {
      const began = performance.now()
      const isGood = await fetch(url + path, { signal: AbortSignal.timeout(5000) }).then(
        async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
        () => false,
      )
      took.push(performance.now() - began)
      if (!isGood) visits.failed += 1
      await sleep(every)
    }
  }

  const visiting = visit()
  return {
    async stop(): Promise<Visits> {
      visits.isOver = true
      await visiting
      return { took, failed: visits.failed }
    },
  }
}

/** Its value in `/metrics`. */
export async function metric(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1])
}

import { setTimeout as sleep } from 'node:timers/promises'
import { classify } from '#server/storage/trouble.ts'
import { seconds } from '#shop/time.ts'

/** How long the outcome of a command or a probe counts for the next one. */
const believed = seconds(3)
const answersWithin = seconds(2)

interface Readiness {
  /** Learns from each command whether commands can be committed. */
  readonly watch: <Left>(running: Promise<Left>) => Promise<Left>
  /** Answers within 2 seconds. The disk is probed only if no command ran lately. */
  readonly isReady: () => Promise<boolean>
}

export function openReadiness({
  answers,
  takesWrites,
  probeIsCommand,
}: {
  /** throws when nothing can be read */
  answers: () => Promise<unknown>
  takesWrites: (last: { failed: boolean }) => Promise<boolean>
  /** A later successful probe outweighs a failed command; else the command counts for a while. */
  probeIsCommand: boolean
}): Readiness {
  let last = { at: Number.NEGATIVE_INFINITY, could: true }
  let probing: Promise<boolean> | undefined
  const learn = (could: boolean) => {
    last = { at: performance.now(), could }
    return could
  }

  async function canKeep(): Promise<boolean> {
    const isBelieved = last.could || !probeIsCommand
    if (isBelieved && performance.now() - last.at < believed) return last.could
    probing ??= takesWrites({ failed: !last.could })
      .catch(() => false)
      .then(learn)
      .finally(() => (probing = undefined))
    return probing
  }

  async function reads(): Promise<boolean> {
    return answers().then(
      () => true,
      () => false,
    )
  }

  return {
    watch(running) {
      running.then(
        () => learn(true),
        (error: unknown) => classify(error) === 'unavailable' && learn(false),
      )
      return running
    },
    isReady() {
      const both = Promise.all([reads(), canKeep()]).then((found) => found.every(Boolean))
      return Promise.race([both, sleep(answersWithin, false, { ref: false })])
    },
  }
}

import { seconds } from '#shop/time.ts'

/** Keeps something beside the backups: `note` writes down what is new of it, now, again and again, and once more at the end. */
export async function keepBeside(
  note: () => Promise<void>,
  every: number = seconds(10),
): Promise<{ close(): Promise<void> }> {
  let running: Promise<void> | undefined
  const look = () => (running ??= note().finally(() => (running = undefined)))
  await look()
  const timer = setInterval(() => void look(), every)
  timer.unref()
  return {
    async close() {
      clearInterval(timer)
      await running
      await look()
    },
  }
}

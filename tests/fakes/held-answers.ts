import { act } from '@testing-library/react'
import { expect, onTestFinished, vi } from 'vitest'

/** The shop behind a screen, whose answers wait until a test gives them, in whatever order. */
export function heldAnswers() {
  const waiting: { readonly address: string; give(answer: Response): void }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (address, sent) =>
      new Promise((give, fail) => {
        waiting.push({ address: address as string, give })
        sent?.signal?.addEventListener('abort', () => {
          if (!isLeft) fail(new DOMException('dropped', 'AbortError'))
        })
      }),
  )
  // Who still waits when the test ends hears nothing more: their window is going.
  let isLeft = false
  onTestFinished(() => {
    isLeft = true
  })
  return {
    /** answers the oldest call to an address that begins so, once it has been made */
    async give(address: string, body: unknown, init?: ResponseInit): Promise<void> {
      const at = () => waiting.findIndex((call) => call.address === address || call.address.startsWith(`${address}=`))
      await vi.waitUntil(() => at() >= 0, 3000)
      const [call] = waiting.splice(at(), 1)
      await act(async () => {
        call?.give(Response.json(body, init))
        await new Promise((turn) => setTimeout(turn, 5))
      })
    },
    /** what was asked since, by address */
    asked: () => waiting.map(({ address }) => address),
    expectAsked: (address: string) => vi.waitFor(() => expect(waiting.map((call) => call.address)).toContain(address)),
  }
}

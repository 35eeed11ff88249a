import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Loads a chunk of a page. If that fails, the page says so and offers to try again. */
export async function fetchPart<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  for (;;)
    try {
      return await fetchIt()
    } catch {
      await new Promise<void>(noteLost)
    }
}

/** Notes a chunk that could not be loaded, and how to try again. */
export function noteLost(again: () => void): void {
  lost.push(again)
  told.setState(true)
}

/** Whether a chunk could not be loaded and nobody has chosen yet what to do. */
export const useLost = (): boolean => useStore(told)

export function tryAgain(): void {
  hush()
  for (const again of lost.splice(0)) again()
}

export const hush = (): void => told.setState(false)

const lost: (() => void)[] = []
const told = createStore(() => false)

import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Fetches a part of a page. Where the line fails the page says so, and it is fetched anew when somebody says so. */
export async function fetchPart<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  for (;;)
    try {
      return await fetchIt()
    } catch {
      await new Promise<void>(noteLost)
    }
}

/** Notes that something could not be fetched, and how it is tried again. */
export function noteLost(again: () => void): void {
  lost.push(again)
  told.setState(true)
}

/** Whether something could not be fetched of which nobody has said yet what to do. */
export const useLost = (): boolean => useStore(told)

export function tryAgain(): void {
  hush()
  for (const again of lost.splice(0)) again()
}

export const hush = (): void => told.setState(false)

const lost: (() => void)[] = []
const told = createStore(() => false)

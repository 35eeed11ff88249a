import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { isReached } from './ask-site.ts'

/** Loads a chunk of a page. If that fails, the page says so and offers to try again. */
export async function fetchPart<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchIt()
  } catch {
    await new Promise<void>(noteLost)
  }
  for (;;)
    try {
      return await fetchAgain(fetchIt)
    } catch {
      await new Promise<void>(noteLost)
    }
}

/**
 * A module that could not be fetched stays failed for its document in Firefox, which names it: there it is imported under
 * another name. Where that does not help, because a module that it needs has failed too, and the shop answers, the page is
 * loaded again: that browser keeps what was typed.
 */
async function fetchAgain<Part>(fetchIt: () => Promise<Part>): Promise<Part> {
  try {
    return await fetchIt()
  } catch (trouble) {
    const name = /\bloading dynamically imported module: (\S+)/.exec(String(trouble))?.[1]
    if (name === undefined) throw trouble
    try {
      return (await import(/* @vite-ignore */ `${name}?again=${(tries += 1)}`)) as Part
    } catch {
      if (await isReached(name)) location.reload()
      throw trouble
    }
  }
}

let tries = 0

/** Notes a chunk that could not be loaded, and how to try again. */
function noteLost(again: () => void): void {
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

import { expect, test, vi } from 'vitest'
import { fetchPart, tryAgain } from './lost-parts.ts'

interface Part {
  readonly fish: string
}

/** A script at an address that may have another name added to its end. */
const address = "data:text/javascript,export%20const%20fish='paplet'//"

test('where a browser has noted a script as failed for good, trying again has it under another name', async () => {
  const fetchIt = vi.fn<() => Promise<Part>>(async () => {
    throw new TypeError(`error loading dynamically imported module: ${address}`)
  })
  const part = fetchPart(fetchIt)
  await vi.waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(1))
  tryAgain()
  expect((await part).fish).toBe('paplet')
})

test('where it comes at the second try, it is fetched as ever', async () => {
  const here: Part = { fish: 'surmai' }
  const fetchIt = vi.fn<() => Promise<Part>>().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue(here)
  const part = fetchPart(fetchIt)
  await vi.waitFor(() => expect(fetchIt).toHaveBeenCalledTimes(1))
  tryAgain()
  expect(await part).toBe(here)
})

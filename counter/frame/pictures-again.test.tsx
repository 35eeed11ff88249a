import { expect, test } from 'vitest'
import { noteAnswered, noteUnanswered } from '#browser/line.ts'
import { bringPicturesAgain } from './pictures-again.ts'

/** What asks for a picture sets its address, also to the same. */
function asked(picture: HTMLImageElement): () => number {
  const seen = new MutationObserver(() => undefined)
  seen.observe(picture, { attributeFilter: ['src'] })
  return () => seen.takeRecords().length
}

function pictureOf(src: string): HTMLImageElement {
  const picture = document.createElement('img')
  picture.src = src
  document.body.append(picture)
  return picture
}

test('a picture that did not come without a line is asked for again with it, once, and one that came is not', () => {
  const end = bringPicturesAgain()
  const [missing, there] = [pictureOf('/bangda.avif'), pictureOf('/paplet.avif')]
  const [missingAsked, thereAsked] = [asked(missing), asked(there)]
  noteUnanswered(new TypeError('Failed to fetch'))
  missing.dispatchEvent(new Event('error'))
  expect(missingAsked()).toBe(0)
  noteAnswered()
  expect([missingAsked(), thereAsked()]).toEqual([1, 0])
  noteUnanswered(new TypeError('Failed to fetch'))
  noteAnswered()
  expect(missingAsked()).toBe(0)
  end()
})

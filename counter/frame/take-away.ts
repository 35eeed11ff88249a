/** In the frame: what stands in it is of one person. */
export const pageId = 'page'

/**
 * Takes the page out of the document while the screen is locked, so that nothing of it can be read there: not on paper, by a
 * reader's view, or in the document itself. Gives back what brings it back whole, with what was typed and where it stood.
 */
export function takeAway(): () => void {
  const page = document.getElementById(pageId)
  const frame = page?.parentElement
  if (!page || !frame) return () => undefined
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && page.contains(activeElement) ? activeElement : undefined
  const { scrollX: left, scrollY: top } = window
  const dialogs = [...page.querySelectorAll<HTMLDialogElement>('dialog:modal')]
  page.remove()
  // what the page came with stands in scripts that have run
  for (const script of document.scripts) if (script.src === '') script.replaceChildren()
  return () => {
    frame.append(page)
    for (const dialog of dialogs) {
      dialog.close()
      dialog.showModal()
    }
    scrollTo(left, top)
    // once the lock's own dialog has given the focus back to nothing
    requestAnimationFrame(() => focused?.focus({ preventScroll: true }))
  }
}

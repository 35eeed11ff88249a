// oxlint-disable unicorn/consistent-function-scoping -- what runs in the page brings all that it calls along
/** Run in the page: all that it says becomes about 40 % longer, with marks above and below its letters, between brackets. */
export function stretch(): void {
  const accented = new Map(
    Object.entries({ a: 'ǻ', e: 'ệ', i: 'ị̂', o: 'ộ', u: 'ụ̂', A: 'Ǻ', E: 'Ệ', I: 'Ị̂', O: 'Ộ', U: 'Ụ̂' }),
  )
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    const said = text.nodeValue ?? ''
    if (!/[A-Za-z]{2}/.test(said) || text.parentElement?.closest('script, style, noscript')) continue
    const longer = said
      .trim()
      .replaceAll(/[A-Za-z]{2,}/g, (word) => word + word.slice(-Math.ceil(word.length * 0.4)).toLowerCase())
      .replaceAll(/[aeiou]/gi, (letter) => accented.get(letter) ?? letter)
    text.nodeValue = said.replace(said.trim(), `[${longer}]`)
  }
}

/** Run in the page: buttons that their words leave, and texts that lie over each other. */
export function collisions(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(
    (box) =>
      box.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !box.closest('.only-heard, svg, select, [aria-hidden="true"]') &&
      [...box.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  )
  const ownLines = (box: Element) =>
    [...box.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
  const over = shown.filter((box) => {
    const button = box.closest<HTMLElement>('.button')
    if (button === null) return false
    const room = button.getBoundingClientRect()
    return ownLines(box).some(
      (words) => words.top < room.top - 1 || words.bottom > room.bottom + 1 || words.right > room.right + 1,
    )
  })
  const isLying = (box: Element): boolean => {
    for (let one: Element | null = box; one !== null; one = one.parentElement)
      if (['fixed', 'sticky', 'absolute'].includes(getComputedStyle(one).position)) return true
    return false
  }
  const lines = shown.filter((box) => !isLying(box)).flatMap((box) => ownLines(box).map((at) => ({ box, at })))
  // Marks may reach into the next line's box: only what lies on the very letters counts.
  const onEachOther = lines.filter(({ box, at }, nr) =>
    lines
      .slice(nr + 1)
      .some(
        (other) =>
          other.box !== box &&
          Math.min(at.right, other.at.right) - Math.max(at.left, other.at.left) > 2 &&
          Math.min(at.bottom, other.at.bottom) - Math.max(at.top, other.at.top) >
            0.5 * Math.min(at.height, other.at.height),
      ),
  )
  const named = (box: Element) => `${box.localName}.${box.className}: ${box.textContent?.trim().slice(0, 60)}`
  return [
    ...over.map((box) => `leaves its button: ${named(box)}`),
    ...onEachOther.map(({ box }) => `lies under another: ${named(box)}`),
  ]
}

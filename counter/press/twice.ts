import { counterTimings } from '#counter/live/timings.ts'

/** What does something at a press. Keys, those by which a stop goes up and down a list, and the choices of a form do nothing by themselves. */
const acts = ['button:not(:is(.number-pad, .round-steps) *)', 'a.button', 'summary'].join()

/** A tick in a list can be set at once wherever it came from; tapped twice it stays as it was set first. */
const pressed = `${acts}, label:has(input[type="checkbox"]):not(form *)`

/** Where something stood and what it said when it was looked at last. */
interface Seen {
  readonly left: number
  readonly top: number
  readonly scrolledX: number
  readonly scrolledY: number
  readonly says: string
}

/** What is far out of sight is under no finger: only behind what its row stands is noted. */
interface Far {
  readonly behind: Element | null
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Wet screens and cold hands tap twice, and a list may close up, or change by itself, under a finger that is on its way: so
 * what was pressed, came, moved or says something else takes no press for a moment. Nothing but keys and links that stand
 * where they stood is pressed by what was aimed at something else. Returns what ends it.
 */
export function guardPresses(): () => void {
  const seen = new WeakMap<Element, Seen | Far>()
  const lists = new WeakSet<Element>()
  const undrawn = new WeakSet<EventTarget>()
  const deafUntil = new Map<HTMLElement, number>()
  /** of them, those that a key does not press either: a finger misses what has moved, the focus does not */
  const deafToKeys = new WeakMap<HTMLElement, number>()
  /** a label is pressed, and presses its box at once */
  let passing: HTMLElement | undefined
  let page: string | undefined
  let finger: (Point & { readonly at: number }) | undefined
  let planned: number | undefined
  let painted: ReturnType<typeof setTimeout> | undefined
  let waking: ReturnType<typeof setTimeout> | undefined

  function deafen(act: HTMLElement, { keys }: { keys: boolean }) {
    const until = performance.now() + counterTimings.deaf
    deafUntil.set(act, until)
    if (keys) deafToKeys.set(act, until)
    act.dataset['deaf'] = ''
    waking ??= setTimeout(wake, counterTimings.deaf)
  }

  function wake() {
    waking = undefined
    const now = performance.now()
    for (const [act, until] of deafUntil)
      if (until <= now) {
        deafUntil.delete(act)
        delete act.dataset['deaf']
      }
    if (deafUntil.size > 0) waking = setTimeout(wake, Math.max(0, Math.min(...deafUntil.values()) - now))
  }

  /** What has come, moved or changed since it was looked at last takes no press from now on, for a moment. */
  function look() {
    const isFirst = page === undefined
    const isOther = page !== location.pathname
    page = location.pathname
    const come = new Set<Element>()
    for (const act of document.querySelectorAll<HTMLElement>(acts)) {
      const row = act.closest('li, tr')
      const place = placeOf(act, row)
      if (place?.width === 0) continue
      const before = seen.get(act)
      const now = place === undefined ? farOf(row, before) : seenOf(act, place)
      seen.set(act, now)
      const list = row?.parentElement
      if (list && !lists.has(list)) come.add(list)
      if (isFirst || place === undefined || 'behind' in now) continue
      if (before === undefined) {
        if ((list && lists.has(list) && !isOther) || isUnder(place)) deafen(act, { keys: false })
      } else if (!isOther) {
        const saysElse = !('behind' in before) && before.says !== now.says
        if (saysElse || isElsewhere(before, now, { row, place })) deafen(act, { keys: saysElse })
      }
    }
    for (const list of come) lists.add(list)
  }

  const isUnder = (place: DOMRect | undefined): boolean =>
    place !== undefined &&
    finger !== undefined &&
    performance.now() - finger.at < counterTimings.fingerStays &&
    isNear(place, finger)

  /**
   * Where it stands; undefined of what is far out of sight. A browser does not draw the far rows of a long list
   * (`content-visibility`) unless something in them is measured: then each press on a board of 500 orders would draw all of them.
   */
  function placeOf(act: HTMLElement, row = act.closest('li, tr')): DOMRect | undefined {
    if (row !== null && undrawn.has(row)) return undefined
    // a dialog lies over the page, wherever the row is that opened it
    const place = row === act.closest('li, tr, dialog, [popover]') ? row?.getBoundingClientRect() : undefined
    const isFar = place !== undefined && (place.bottom < -innerHeight || place.top > 2 * innerHeight)
    return isFar ? undefined : act.getBoundingClientRect()
  }

  const drawn = (change: Event) => {
    const { target, skipped } = change as ContentVisibilityAutoStateChangeEvent
    if (target === null) return
    if (skipped) undrawn.add(target)
    else undrawn.delete(target)
  }

  /** Once it is painted: what is measured before is laid out row by row, and a press looks by itself. */
  function plan() {
    planned ??= requestAnimationFrame(() => {
      painted = setTimeout(() => {
        planned = undefined
        look()
      })
    })
  }

  /** What scrolls by itself within the page moves under nobody's finger but the one that scrolls it. */
  function scrolled({ target }: Event) {
    if (target instanceof Element)
      for (const act of target.querySelectorAll<HTMLElement>(acts)) {
        const place = seen.has(act) ? placeOf(act) : undefined
        if (place !== undefined) seen.set(act, seenOf(act, place))
      }
    plan()
  }

  /** Whether a press at a point, or by a key, falls on what takes none now. */
  function isDeaf({ target, detail, clientX: x, clientY: y }: MouseEvent): boolean {
    if (!(target instanceof Element)) return false
    const act = target.closest<HTMLElement>(pressed)
    if (act && detail === 0) return (deafToKeys.get(act) ?? 0) > performance.now()
    if (act) return deafUntil.has(act)
    const dialog = target.closest('dialog')
    // what takes no press lets it through to what lies behind
    return detail > 0 && [...deafUntil.keys()].some((one) => one.closest('dialog') === dialog && holds(one, { x, y }))
  }

  function press(event: MouseEvent) {
    if (!event.isTrusted) return
    // Enter in a field presses the form's button: nobody aims at that
    if (event.detail === 0 && event.target !== document.activeElement) return
    const act = event.target instanceof Element ? event.target.closest<HTMLElement>(pressed) : null
    if (act && act === passing) return
    look()
    if (isDeaf(event)) return stop(event)
    if (act) {
      // A key pressed again means it again, as long as the button says the same.
      deafen(act, { keys: event.detail > 0 })
      passing = act
      setTimeout(() => (passing = undefined))
    }
    if (event.detail === 0) return
    finger = { x: event.clientX, y: event.clientY, at: performance.now() }
    // what a dialog covers that is closed by this press is hit by the next
    if (act)
      for (const one of document.querySelectorAll<HTMLElement>(acts))
        if (isUnder(placeOf(one))) deafen(one, { keys: false })
  }

  /** A press that counts for nothing takes no focus either: who types goes on. */
  function putDown(event: MouseEvent) {
    look()
    if (event.isTrusted && isDeaf(event)) event.preventDefault()
  }

  const changes = new MutationObserver(plan)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['open', 'hidden', 'class', 'style', 'data-about'],
  })
  const sizes = new ResizeObserver(plan)
  sizes.observe(document.body)
  addEventListener('click', press, true)
  addEventListener('mousedown', putDown, true)
  addEventListener('scroll', scrolled, { capture: true, passive: true })
  addEventListener('contentvisibilityautostatechange', drawn, true)
  look()
  return () => {
    changes.disconnect()
    sizes.disconnect()
    removeEventListener('click', press, true)
    removeEventListener('mousedown', putDown, true)
    removeEventListener('scroll', scrolled, true)
    removeEventListener('contentvisibilityautostatechange', drawn, true)
    if (planned !== undefined) cancelAnimationFrame(planned)
    clearTimeout(painted)
    clearTimeout(waking)
  }
}

const seenOf = (act: HTMLElement, { left, top }: DOMRect): Seen => ({
  left,
  top,
  scrolledX: scrollX,
  scrolledY: scrollY,
  says: saysOf(act),
})

/** Whether it has moved since. What was far moved if its row stands behind another one now; else it was scrolled here. */
const isElsewhere = (
  before: Seen | Far,
  now: Seen,
  { row, place }: { readonly row: Element | null; readonly place: DOMRect },
): boolean => ('behind' in before ? before.behind !== farOf(row).behind : hasMoved(before, now, place))

/** As it was noted before, where it stands as it stood. */
function farOf(row: Element | null, before?: Seen | Far): Far {
  const behind = row?.previousElementSibling ?? null
  return before !== undefined && 'behind' in before && before.behind === behind ? before : { behind }
}

/** Its words, whether it is ticked, and what it is about, where it says that; figures that count down are no other words. */
const saysOf = (act: HTMLElement): string =>
  `${(act.textContent ?? '').replaceAll(/\p{Nd}+/gu, '0')} ${act.querySelector('input')?.checked ?? ''} ${act.dataset['about'] ?? ''}`

/** By so much that who aims at its middle hits something else. What a page that scrolls takes along, or lets stand, moves nobody's aim. */
const hasMoved = (before: Seen, now: Seen, { width, height }: DOMRect): boolean =>
  strayed(now.left - before.left, before.scrolledX - now.scrolledX) > width / 2 ||
  strayed(now.top - before.top, before.scrolledY - now.scrolledY) > height / 2

/** How much of a way scrolling does not explain: it goes with the page, stays on the glass, or is held at an edge in between. */
const strayed = (moved: number, scrolled: number): number =>
  Math.max(0, moved - Math.max(0, scrolled), Math.min(0, scrolled) - moved)

/** A second tap is never quite where the first was. */
const slack = 24

const isNear = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x > left - slack && x < right + slack && y > top - slack && y < bottom + slack

const holds = (act: HTMLElement, { x, y }: Point): boolean => {
  const { left, right, top, bottom } = act.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

function stop(event: MouseEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/**
 * A text that is no longer than it may be: its open places are shortened, one after the other, at a word where there is one.
 * What stands there stands on the page of the order in full. A reason is cut at its end, a fish at its start: in Hindi and
 * Marathi the name comes last.
 */
export function fitted<Vars extends Readonly<Record<string, string>>>(
  vars: Vars,
  places: Readonly<Partial<Record<keyof Vars & string, 'start' | 'end'>>>,
  say: (vars: Vars) => string,
  most: number,
): { readonly text: string; readonly vars: Vars } {
  const shorter = Object.entries(places).reduce((open, [place, end]) => {
    const over = say(open).length - most
    const said = open[place] ?? ''
    if (over <= 0) return open
    const shorten = end === 'start' ? withoutStart : withoutEnd
    return { ...open, [place]: shorten(said, Math.max(1, said.length - over)) }
  }, vars)
  return { text: say(shorter), vars: shorter }
}

/** 'Whole Tiger…', of a given length at most. */
function withoutEnd(said: string, most: number): string {
  const cut = said.slice(0, most - 1)
  const word = cut.lastIndexOf(' ')
  // Not in the middle of a syllable: its vowel and what is joined to it go with it.
  const whole = word > 0 ? cut.slice(0, word) : withoutLast(cut, /[\p{M}\p{Cs}\u200D]/u)
  return `${withoutLast(whole, /[\s,:;.()।-]/u)}…`
}

/** '…Tiger Prawns', of a given length at most. */
function withoutStart(said: string, most: number): string {
  const cut = said.slice(said.length - most + 1)
  const word = cut.indexOf(' ')
  return `…${withoutFirst(word >= 0 && word < cut.length - 1 ? cut.slice(word) : cut, /[\s,:;.()।\p{M}\p{Cs}\u200D-]/u)}`
}

/** Letter by letter from the end, so that no text takes long. */
function withoutLast(said: string, kind: RegExp): string {
  let end = said.length
  while (end > 0 && kind.test(said.charAt(end - 1))) end -= 1
  return said.slice(0, end)
}

function withoutFirst(said: string, kind: RegExp): string {
  let start = 0
  while (start < said.length && kind.test(said.charAt(start))) start += 1
  return said.slice(start)
}

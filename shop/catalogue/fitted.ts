/**
 * A text that is no longer than it may be: one of its open places is shortened, at a word where there is one. What stands
 * there stands on the page of the order in full.
 */
export function fitted<Vars extends Readonly<Record<string, string>>>(
  vars: Vars,
  place: keyof Vars & string,
  say: (vars: Vars) => string,
  most: number,
): { readonly text: string; readonly vars: Vars } {
  const text = say(vars)
  const over = text.length - most
  const said = vars[place] ?? ''
  if (over <= 0) return { text, vars }
  const shorter = { ...vars, [place]: shortened(said, Math.max(1, said.length - over)) }
  return { text: say(shorter), vars: shorter }
}

/** 'Whole Tiger…', of a given length at most. */
function shortened(said: string, most: number): string {
  const cut = said.slice(0, most - 1)
  const word = cut.lastIndexOf(' ')
  // Not in the middle of a syllable: its vowel and what is joined to it go with it.
  const whole = word > 0 ? cut.slice(0, word) : withoutLast(cut, /[\p{M}\p{Cs}\u200D]/u)
  return `${withoutLast(whole, /[\s,:;.()।-]/u)}…`
}

/** Letter by letter from the end, so that no text takes long. */
function withoutLast(said: string, kind: RegExp): string {
  let end = said.length
  while (end > 0 && kind.test(said.charAt(end - 1))) end -= 1
  return said.slice(0, end)
}

/** Somebody of the shop as a coloured disc. It says nothing to those who listen: their name stands beside it. */
export function Face({ name }: { name: string }) {
  return (
    <span className="face" data-tone={toneOf(name)} translate="no" aria-hidden>
      {firstLetter(name)}
    </span>
  )
}

/** So many colours look.css knows. */
const tones = 6

/** The same person has the same colour on every screen. */
const toneOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones

/** With the sign that belongs to it: of 'मीरा' that is 'मी'. */
const firstLetter = (name: string) =>
  name
    .trim()
    .match(/^.\p{M}*/u)?.[0]
    .toUpperCase() ?? ''

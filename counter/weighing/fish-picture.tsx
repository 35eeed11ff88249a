import { Picture } from '#kit/picture.tsx'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import type { ShotsByName } from './line-shots.ts'

type Pictured = Pick<WeighedLine, 'picture' | 'title'>

const shotsFor = ({ picture }: Pictured, shots: ShotsByName): ShotsByName[string] | undefined =>
  picture === undefined ? undefined : shots[picture.name]

/** Beside the name of the fish: the picture itself says nothing. Without a line to the shop there may be none. */
export function SmallFish({ line, shots }: { line: Pictured; shots: ShotsByName }) {
  const small = shotsFor(line, shots)?.small
  return (
    <picture className="small-fish" data-tone={small?.tone}>
      {small && <source type="image/avif" srcSet={small.avif} />}
      {small && <img src={small.src} alt="" width="60" height="60" />}
      {!small && <span aria-hidden>{[...line.title][0]}</span>}
    </picture>
  )
}

/** So large that it is told from its neighbour at arm's length. */
export function LargeFish({ line, shots }: { line: Pictured; shots: ShotsByName }) {
  const large = shotsFor(line, shots)?.large
  return <Picture shot={large && { ...large, alt: '' }} name={line.title} sizes="(width < 600px) 1px, 424px" first />
}

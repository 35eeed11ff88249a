import type { SmallShot } from '#kit/shot.ts'

/** Beside a name that says all: the picture itself says nothing. */
export function SmallPicture({ small }: { small: SmallShot | undefined }) {
  return (
    <picture className="picture small-picture" data-tone={small?.tone}>
      {small && <source type="image/avif" srcSet={small.avif} />}
      {small && <img src={small.src} alt="" loading="lazy" width="120" height="90" />}
    </picture>
  )
}

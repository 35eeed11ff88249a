import type { Shot } from '#kit/pictures.ts'

export type Files = Pick<Shot, 'avif' | 'src'>

/** One scene in two cuts: tall for a phone held upright, wide for all else. Words beside it say what it shows. */
export function HeroPicture({
  wide,
  tall,
  first,
}: {
  wide: Shot | undefined
  tall: Files | undefined
  first: boolean
}) {
  if (wide === undefined || tall === undefined) return null
  const upright = '(width < 48em)'
  return (
    <picture>
      <source media={upright} type="image/avif" srcSet={tall.avif} sizes="100vw" />
      <source media={upright} type="image/webp" srcSet={tall.src} />
      <source type="image/avif" srcSet={wide.avif} sizes="100vw" />
      <img
        src={wide.src}
        alt=""
        width={wide.width}
        height={wide.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}

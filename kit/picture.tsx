import type { Shot } from './pictures.ts'

/**
 * A picture in several sizes, and one file for browsers that do not read their format. Until it has been built, its
 * colour and its name stand there.
 */
export function Picture({
  shot,
  name,
  sizes,
  shape = 'card',
  first = false,
}: {
  shot: Shot | undefined
  /** shown if there is no picture */
  name: string
  /** how wide it is shown; none where there is one file alone, whatever the width */
  sizes?: string
  shape?: 'card' | 'square' | 'wide' | 'tall' | 'banner'
  /** the picture that the page opens with: fetched before all others */
  first?: boolean
}) {
  if (shot === undefined)
    return (
      <span className="picture" data-shape={shape}>
        <span className="picture-name">{name}</span>
      </span>
    )
  const { alt, tone, width, height, src, avif } = shot
  return (
    <picture className="picture" data-shape={shape} data-tone={tone}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  )
}

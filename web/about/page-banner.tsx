import type { Shot } from '#kit/pictures.ts'

/**
 * The dark top of a page that tells rather than sells; a picture behind it, where there is one, only sets the mood. On a
 * phone the words lie over all of it: half as sharp will do.
 */
export const PageBanner = ({ title, line, shot }: { title: string; line: string; shot?: Shot | undefined }) => (
  <div className="page-banner on-slate">
    {shot && (
      <picture className="page-banner-picture">
        <source type="image/avif" srcSet={shot.avif} sizes="(width < 48em) 50vw, 100vw" />
        <img src={shot.src} alt="" width={shot.width} height={shot.height} fetchPriority="high" />
      </picture>
    )}
    <div className="band stack">
      <h1>{title}</h1>
      <p>{line}</p>
    </div>
  </div>
)

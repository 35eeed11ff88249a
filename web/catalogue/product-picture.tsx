import { useState } from 'react'
import { catalogueWords } from '#words/catalogue.ts'
import { useLate } from '#browser/use-late.ts'
import { Picture } from '#kit/picture.tsx'
import type { ProductFacts } from './product-facts.ts'

const fetchZoom = () => import('./picture-zoom.tsx')

/** The picture, which opens larger at a click, a tap or a key. The large file, and what shows it, is fetched only then. */
export function ProductPicture({ facts: { product, shot, zoom } }: { facts: ProductFacts }) {
  const [open, setOpen] = useState(false)
  const [late, want] = useLate(fetchZoom)
  const picture = <Picture shot={shot} name={product.title} sizes="(width < 48rem) 100vw, 35rem" first />
  if (shot === undefined || zoom === undefined) return <div className="product-picture">{picture}</div>
  return (
    <div className="product-picture">
      <button
        type="button"
        className="zoom-button"
        aria-haspopup="dialog"
        onPointerDown={want}
        onClick={() => {
          want()
          setOpen(true)
        }}
      >
        {picture}
        <span className="zoom-hint">{catalogueWords.zoomIn}</span>
      </button>
      {open && late && (
        <late.PictureZoom title={product.title} alt={shot.alt} src={zoom} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

import { useState } from 'react'
import { Picture } from '#web/kit/picture.tsx'
import { PictureZoom } from './picture-zoom.tsx'
import type { ProductFacts } from './product-facts.ts'

/** The picture, which opens larger at a click, a tap or a key. The large file is fetched only then. */
export function ProductPicture({ facts: { product, shot, zoom } }: { facts: ProductFacts }) {
  const [open, setOpen] = useState(false)
  const picture = <Picture shot={shot} name={product.title} sizes="(width < 48rem) 100vw, 35rem" first />
  if (shot === undefined || zoom === undefined) return <div className="product-picture">{picture}</div>
  return (
    <div className="product-picture">
      <button type="button" className="zoom-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {picture}
        <span className="zoom-hint">Zoom in</span>
      </button>
      {open && <PictureZoom title={product.title} alt={shot.alt} src={zoom} onClose={() => setOpen(false)} />}
    </div>
  )
}

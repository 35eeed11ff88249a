import { Picture } from '#kit/picture.tsx'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import type { OfferedPicture } from './offered-pictures.ts'

/** What a form holds, as the card of a shopper shows it while it is written. */
export function CardPreview({
  title,
  price,
  line,
  sizes = '',
  picture,
}: {
  title: string
  price?: string
  line: string
  sizes?: string
  picture: OfferedPicture | undefined
}) {
  const name = title.trim() || words.previewNoName
  return (
    <section className="card-preview" aria-label={words.preview}>
      <p className="muted">{words.preview}</p>
      <div className="card">
        <Picture shot={picture?.shot} name={name} sizes="24rem" />
        <div className="card-body">
          <p className="preview-title">{name}</p>
          {price !== undefined && (
            <p>
              <strong>{price || words.previewNoRate}</strong>
            </p>
          )}
          <p>{line}</p>
          {sizes !== '' && <p className="muted">{sizes}</p>}
        </div>
      </div>
    </section>
  )
}

import { Disclosure } from '#kit/disclosure.tsx'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { type OfferedPicture, type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { SmallPicture } from './small-picture.tsx'

/** Which picture something is shown by, among those that the shop came with and those that staff sent. */
export function PictureChoice({
  offered,
  chosen,
  error,
  onChoose,
}: {
  offered: OfferedPictures
  chosen: string
  error: string | undefined
  onChoose: (name: string) => void
}) {
  const { sent, ours } = offered
  const now = pictureNamed(offered, chosen)
  const group = (all: readonly OfferedPicture[], label: string) =>
    all.length > 0 && (
      <fieldset className="picture-group">
        <legend>{label}</legend>
        <div className="picture-tiles">
          {all.map((one) => (
            <Tile key={one.name} picture={one} isChosen={one.name === chosen} onChoose={onChoose} />
          ))}
        </div>
      </fieldset>
    )
  return (
    <div className="stack" id="picture" tabIndex={-1}>
      <input type="hidden" name="picture" value={chosen} />
      <p>{now?.alt ?? words.noPicture}</p>
      {error !== undefined && <p className="field-error">{error}</p>}
      <Disclosure head={words.choosePicture} openAtFirst={false}>
        <div className="stack">
          {group(sent, words.sent)}
          {group(ours, words.ours)}
          <label className="check">
            <input type="radio" name="picture-choice" value="" checked={chosen === ''} onChange={() => onChoose('')} />
            {words.noPicture}
          </label>
        </div>
      </Disclosure>
    </div>
  )
}

function Tile({
  picture: { name, alt, small },
  isChosen,
  onChoose,
}: {
  picture: OfferedPicture
  isChosen: boolean
  onChoose: (name: string) => void
}) {
  return (
    <label className="picture-tile">
      <input
        type="radio"
        name="picture-choice"
        value={name}
        checked={isChosen}
        onChange={() => onChoose(name)}
        aria-label={alt}
      />
      <SmallPicture small={small} />
    </label>
  )
}

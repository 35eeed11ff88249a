import { useState } from 'react'
import { Button } from '#kit/button.tsx'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { type OfferedPicture, type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { SmallPicture } from './small-picture.tsx'

/** Which picture something is shown by, among those that the shop came with and those that staff sent. */
export function PictureChoice({
  offered,
  chosen,
  name = 'picture',
  error,
  onChoose,
}: {
  offered: OfferedPictures
  chosen: string
  /** of its field, where a form has more than one */
  name?: string
  error: string | undefined
  onChoose: (name: string) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const { sent, ours } = offered
  const now = pictureNamed(offered, chosen)
  const group = (all: readonly OfferedPicture[], label: string) =>
    all.length > 0 && (
      <fieldset className="picture-group">
        <legend>{label}</legend>
        <div className="picture-tiles">
          {all.map((one) => (
            <Tile key={one.name} field={name} picture={one} isChosen={one.name === chosen} onChoose={onChoose} />
          ))}
        </div>
      </fieldset>
    )
  return (
    <div className="stack picture-choice" id={name} tabIndex={-1}>
      <input type="hidden" name={name} value={chosen} />
      <div className="picture-now">
        <SmallPicture small={now?.small} />
        <p>{now?.alt ?? words.noPicture}</p>
      </div>
      {error !== undefined && <p className="field-error">{error}</p>}
      <p className="catalogue-ways">
        <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.choosePicture}
        </Button>
        <a className="button" data-look="plain" href="#send-picture">
          {words.sendOne}
        </a>
      </p>
      {isOpen && (
        <div className="stack">
          {group(sent, words.sent)}
          {group(ours, words.ours)}
          <label className="check">
            <input
              type="radio"
              name={`${name}-choice`}
              value=""
              checked={chosen === ''}
              onChange={() => onChoose('')}
            />
            {words.noPicture}
          </label>
        </div>
      )}
    </div>
  )
}

function Tile({
  field,
  picture: { name, alt, small },
  isChosen,
  onChoose,
}: {
  field: string
  picture: OfferedPicture
  isChosen: boolean
  onChoose: (name: string) => void
}) {
  return (
    <label className="picture-tile">
      <input
        type="radio"
        name={`${field}-choice`}
        value={name}
        checked={isChosen}
        onChange={() => onChoose(name)}
        aria-label={alt}
      />
      <SmallPicture small={small} />
    </label>
  )
}

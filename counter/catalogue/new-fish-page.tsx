import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ask, askMeFor } from '#counter/ask.ts'
import { useTyped } from '#counter/live/typed.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/new-fish-page'
import { draftIn, type FishDraft, nothingTyped } from './fish-draft.ts'
import { FishForm, type TypedFish } from './fish-form.tsx'
import { offeredPictures } from './offered-pictures.ts'
import { usePictures } from './use-pictures.ts'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const [, catalogue, { pictures }] = await Promise.all([
    askMeFor(asked, 'change-catalogue'),
    ask(asked, 'catalogue'),
    ask(asked, 'pictures'),
  ])
  return {
    others: catalogue.species.map(({ name, title }) => ({ name, title })),
    offered: offeredPictures(pictures, 'species'),
  }
}

export const meta = () => [{ title: words.newKind }]

/** A fish that the shop has not sold before, with all that is sold of it. What was typed outlives a reload. */
export default function NewFishPage({ loaderData }: Route.ComponentProps) {
  const [kept, keepTyped] = useTyped('catalogue', 'new-fish')
  const [isTouched, setTouched] = useState(false)
  const left = isTouched ? undefined : draftIn(kept)
  // A page that comes from the shop does not know yet what stood in this tab: then the form begins again with that.
  const [begun, setBegun] = useState<FishDraft>()
  if (begun === undefined && left !== undefined) setBegun(left)
  return (
    <div className="desk stack">
      <DeskHead title={words.newKind} />
      <p>
        <Link to="/catalogue">{words.title}</Link>
      </p>
      <p>{words.newFishLead}</p>
      <NewFish
        key={begun === undefined ? 'blank' : 'begun'}
        {...loaderData}
        begun={begun ?? nothingTyped}
        onTyped={(draft) => {
          setTouched(true)
          keepTyped(draft === undefined ? '' : JSON.stringify(draft))
        }}
      />
    </div>
  )
}

function NewFish({
  others,
  offered,
  begun,
  onTyped,
}: Route.ComponentProps['loaderData'] & { begun: FishDraft; onTyped: (draft: FishDraft | undefined) => void }) {
  const { chosen, onSent } = usePictures(offered, begun.picture)
  const navigate = useNavigate()
  const add = useAct('addFish')

  async function send(fish: TypedFish) {
    const answer = await add({ body: fish })
    if (answer.ok) {
      onTyped(undefined)
      await navigate(`/catalogue/species/${answer.body.species.name}`)
    }
    return { answer }
  }

  return (
    <>
      <SendPicture onSent={onSent} />
      <FishForm begun={begun} others={others} {...chosen} onTyped={onTyped} send={send} />
    </>
  )
}

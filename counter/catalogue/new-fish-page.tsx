import { Link, useNavigate } from 'react-router'
import { ask, askMeFor } from '#counter/ask.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/new-fish-page'
import { type FishDraft, nothingTyped } from './fish-draft.ts'
import { FishForm } from './fish-form.tsx'
import type { TypedFish } from './fish-typed.ts'
import { offeredPictures } from './offered-pictures.ts'
import { useFishDraft } from './use-fish-draft.ts'
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
  const { form, onTyped, beginAgain } = useFishDraft('new-fish', nothingTyped)
  return (
    <div className="desk stack">
      <DeskHead title={words.newKind} />
      <p>
        <Link to="/catalogue">{words.title}</Link>
      </p>
      <p>{words.newFishLead}</p>
      <NewFish
        key={form.nr}
        {...loaderData}
        begun={form.begun}
        onTyped={onTyped}
        onAdded={() => beginAgain(nothingTyped, false)}
      />
    </div>
  )
}

function NewFish({
  others,
  offered,
  begun,
  onTyped,
  onAdded,
}: Route.ComponentProps['loaderData'] & {
  begun: FishDraft
  onTyped: (draft: FishDraft) => void
  onAdded: () => void
}) {
  const { chosen, onSent } = usePictures(offered, begun.picture)
  const navigate = useNavigate()
  const add = useAct('addFish')

  async function send({ name, species, products }: TypedFish) {
    const answer = await add({ body: { name, species, products: products.map(({ product }) => product) } })
    if (answer.ok) {
      await navigate(`/catalogue/species/${answer.body.species.name}`)
      onAdded()
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

import { Link, useNavigate } from 'react-router'
import { ask, askMeFor } from '#counter/ask.ts'
import type { TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/new-species-page'
import { offeredPictures } from './offered-pictures.ts'
import { SpeciesForm } from './species-form.tsx'
import { blankSpecies } from './species-typed.ts'
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

/** A kind of fish that the shop has not sold before. Its products follow on its own page. */
export default function NewSpeciesPage({ loaderData: { others, offered } }: Route.ComponentProps) {
  const { chosen, onSent } = usePictures(offered)
  const navigate = useNavigate()
  const add = useAct('addSpecies')

  async function send(species: TypedSpecies, name: string) {
    const answer = await add({ body: { name, species } })
    if (answer.ok) await navigate(`/catalogue/species/${answer.body.species.name}`)
    return { answer }
  }

  return (
    <div className="desk stack">
      <DeskHead title={words.newKind} />
      <p>
        <Link to="/catalogue">{words.title}</Link>
      </p>
      <SpeciesForm start={blankSpecies} isNew others={others} {...chosen} send={send} />
      <SendPicture onSent={onSent} />
    </div>
  )
}

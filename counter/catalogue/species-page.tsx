import { Link } from 'react-router'
import { dayInWords } from '#shop/moment.ts'
import { may } from '#shop/staff/staff.ts'
import type { SpeciesView, TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { ask } from '#counter/ask.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import { ChangedMeanwhile, nameOf } from './changed-meanwhile.tsx'
import { offeredPictures } from './offered-pictures.ts'
import { ProductsInOrder } from './products-in-order.tsx'
import { SpeciesForm } from './species-form.tsx'
import { TakeOff } from './take-off.tsx'
import { theirsIn } from './theirs.ts'
import { useEditing } from './use-editing.ts'
import { usePictures } from './use-pictures.ts'
import type { Route } from './+types/species-page'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, { species }, catalogue, { pictures }] = await Promise.all([
    ask(asked, 'me'),
    ask(asked, 'catalogueSpecies', { params: { name: asked.params.name } }),
    ask(asked, 'catalogue'),
    ask(asked, 'pictures'),
  ])
  return {
    mayChange: may(me.role, 'change-catalogue'),
    species,
    others: catalogue.species.flatMap(({ name, title }) => (name === species.name ? [] : [{ name, title }])),
    offered: offeredPictures(pictures, 'species'),
    offeredToProducts: offeredPictures(pictures, 'product'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.species.title ?? words.title }]

/** A kind of fish: its products in the order of its list, and what is said of it. */
export default function SpeciesPage({ loaderData }: Route.ComponentProps) {
  return <Kind key={loaderData.species.name} {...loaderData} />
}

function Kind({ mayChange, species: brought, others, offered, offeredToProducts }: Route.ComponentProps['loaderData']) {
  const { name } = brought
  const { chosen, onSent } = usePictures(offered, brought.picture)
  const change = useAct('changeSpecies')
  const takeOff = useAct('takeSpeciesOff')
  const {
    now: species,
    start,
    isBeaten,
    form,
    onTaken,
  } = useEditing(brought, async (typed: TypedSpecies, seen) => {
    const answer = await change({ params: { name }, body: { seen, species: typed } })
    return answer.ok ? { ...answer, body: answer.body.species } : answer
  })
  const { title, version, changed, retired, address } = species

  async function take(off: boolean) {
    const answer = await takeOff({ params: { name }, body: { seen: version, retired: off } })
    if (answer.ok) onTaken(answer.body.species)
    return answer
  }

  return (
    <div className="desk stack">
      <DeskHead title={title} />
      <p className="work-facts">
        <Link to="/catalogue">{words.title}</Link>
        <a href={address}>{words.toShop}</a>
        <span className="muted">
          {changed ? words.lastChanged(nameOf(changed.by), dayInWords(changed.at)) : words.asOpened}
        </span>
      </p>
      {retired && <p className="trouble">{words.kindOff}</p>}
      <ProductsInOrder species={species} offered={offeredToProducts} mayChange={mayChange} />
      {mayChange && (
        <>
          {isBeaten && <ChangedMeanwhile changed={changed} theirs={theirsIn(withBones(start), withBones(species))} />}
          <SpeciesForm start={start} others={others} {...chosen} {...form} />
          <SendPicture onSent={onSent} />
          <TakeOff what="species" title={title} retired={retired} take={take} />
        </>
      )}
    </div>
  )
}

/** Where it was never said, there are many. */
const withBones = (kind: SpeciesView) => ({ ...kind, fewBones: kind.fewBones === true })

import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { ButtonLink } from '#kit/button.tsx'
import { may } from '#shop/staff/staff.ts'
import type { SpeciesView, TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { dayInWords } from '#words/formatters.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/species-page'
import { ChangedMeanwhile, nameOf } from './changed-meanwhile.tsx'
import { InOrder } from './in-order.tsx'
import { type OfferedPictures, offeredPictures, pictureNamed } from './offered-pictures.ts'
import { SmallPicture } from './small-picture.tsx'
import { SpeciesForm } from './species-form.tsx'
import { TakeOff } from './take-off.tsx'
import { theirsIn } from './theirs.ts'
import { useEditing } from './use-editing.ts'
import { usePictures } from './use-pictures.ts'
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

/** What is sold of a kind, in the order of its list. */
function ProductsInOrder({
  species: { name, title, products, productsOrder },
  offered,
  mayChange,
}: {
  species: Pick<SpeciesView, 'name' | 'title' | 'products' | 'productsOrder'>
  offered: OfferedPictures
  mayChange: boolean
}) {
  const askAgain = useAskAgain()
  const act = useAct('orderProducts')

  async function save(wanted: typeof products) {
    const answer = await act({ params: { name }, body: { seen: productsOrder, order: wanted.map(({ id }) => id) } })
    await askAgain()
    return answer
  }

  return (
    <section className="stack" aria-labelledby="products-of">
      <h2 id="products-of">{words.productsOf(title)}</h2>
      {products.length === 0 ? (
        <p>{words.noProducts}</p>
      ) : (
        <InOrder
          label={words.productsOf(title)}
          items={products}
          keyOf={({ id }) => String(id)}
          titleOf={({ title: called }) => called}
          onSave={mayChange ? (order) => save([...order]) : undefined}
        >
          {({ id, title: called, cut, retired, waits, available, picture }) => (
            <>
              <SmallPicture small={pictureNamed(offered, picture)?.small} />
              <div className="row-text">
                <h3>
                  <Link to={`/catalogue/products/${id}`}>{called}</Link>
                </h3>
                <p className="muted">{words.cuts[cut as keyof typeof words.cuts]}</p>
                {retired && <p className="tag">{waits ? words.waits : words.off}</p>}
                {!retired && !available && <p className="tag">{words.notToday}</p>}
              </div>
            </>
          )}
        </InOrder>
      )}
      {mayChange && (
        <p>
          <ButtonLink to={`/catalogue/species/${name}/new`} look="quiet">
            {words.addProduct}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

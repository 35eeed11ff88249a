import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { may } from '#shop/staff/staff.ts'
import type { SpeciesView } from '#shop/wire/staff/catalogue.ts'
import { counterWords } from '#words/counter.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { dayInWords } from '#words/formatters.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import { useNewest } from '../press/use-newest.ts'
import type { Route } from './+types/fish-page'
import { ChangedMeanwhile, nameOf } from './changed-meanwhile.tsx'
import { draftOf, type FishDraft } from './fish-draft.ts'
import { FishForm } from './fish-form.tsx'
import type { TypedFish } from './fish-typed.ts'
import { offeredPictures, pictureNamed } from './offered-pictures.ts'
import { SmallPicture } from './small-picture.tsx'
import { editionOf, lastChangeOf, theirsOfFish } from './theirs-of-fish.ts'
import { useFishDraft } from './use-fish-draft.ts'
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
    mayApprove: may(me.role, 'publish-big-rates'),
    species,
    others: catalogue.species.flatMap(({ name, title }) => (name === species.name ? [] : [{ name, title }])),
    offered: offeredPictures(pictures, 'species'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.species.title ?? words.title }]

/** A fish: what is said of it, and all that is sold of it. What was typed outlives a reload. */
export default function FishPage({ loaderData }: Route.ComponentProps) {
  return <Fish key={loaderData.species.name} {...loaderData} />
}

type Brought = Route.ComponentProps['loaderData']

function Fish({ species: brought, ...shared }: Brought) {
  const [fish, setSaved] = useNewest(brought, editionOf)
  const { form, onTyped, beginAgain } = useFishDraft(`fish/${brought.name}`, draftOf(fish))
  const { title, retired, address } = fish
  const changed = lastChangeOf(fish)
  return (
    <div className="desk stack">
      <DeskHead title={title} />
      <p className="work-facts">
        <Link to="/catalogue">{words.title}</Link>
        <a href={address}>{words.toShop}</a>
        <Link to="/rates">{counterWords.rates}</Link>
        <span className="muted">
          {changed ? words.lastChanged(nameOf(changed.by), dayInWords(changed.at)) : words.asOpened}
        </span>
      </p>
      {retired && <p className="tag">{words.off}</p>}
      {shared.mayChange && (
        <nav className="work-facts" aria-label={words.productsOf(title)}>
          {fish.products.map(({ id, called }) => (
            <a key={id} href={`#products.kept-${id}`}>
              {called}
            </a>
          ))}
        </nav>
      )}
      {shared.mayChange ? (
        <FishToChange
          key={form.nr}
          {...shared}
          fish={fish}
          begun={form.begun}
          isSaved={form.isSaved}
          onTyped={onTyped}
          onSaved={(saved) => {
            setSaved(saved)
            beginAgain(draftOf(saved), true)
          }}
          onLeave={() => beginAgain(draftOf(fish), false)}
        />
      ) : (
        <ProductsOfFish fish={fish} offered={shared.offered} />
      )}
    </div>
  )
}

function FishToChange({
  fish,
  begun,
  onSaved,
  offered,
  ...form
}: Omit<Brought, 'species' | 'mayChange'> & {
  fish: SpeciesView
  begun: FishDraft
  isSaved: boolean
  onTyped: (draft: FishDraft) => void
  onSaved: (saved: SpeciesView) => void
  onLeave: () => void
}) {
  const { chosen, onSent } = usePictures(offered, begun.picture)
  const askAgain = useAskAgain()
  const [isBeaten, setBeaten] = useState(false)
  const change = useAct('changeFish')
  const start = begun.of ?? fish

  /** Over what somebody else has changed it saves only once that was shown. */
  async function send({ retired, species, products }: TypedFish) {
    const { version: seen, productsOrder: seenOrder, products: there } = isBeaten ? fish : start
    const versionOf = (id: number) => there.find((one) => one.id === id)?.version ?? 0
    const all = products.map(({ id, retired: isOff, product }) =>
      id === undefined ? { product } : { kept: { id, seen: versionOf(id), retired: isOff }, product },
    )
    const body = { seen, seenOrder, retired, species, products: all }
    const answer = await change({ params: { name: fish.name }, body })
    if (answer.ok) {
      onSaved(answer.body.species)
      await askAgain()
    }
    return { answer }
  }

  async function beaten() {
    setBeaten(true)
    await askAgain()
  }

  return (
    <>
      <FishForm
        {...form}
        {...chosen}
        begun={begun}
        fish={fish}
        send={send}
        onConflict={() => void beaten()}
        meanwhile={isBeaten && <ChangedMeanwhile changed={lastChangeOf(fish)} theirs={theirsOfFish(start, fish)} />}
      />
      <SendPicture onSent={onSent} />
    </>
  )
}

/** What is sold of a fish, in the order of its list, for whoever may only look. */
function ProductsOfFish({ fish: { title, products }, offered }: { fish: SpeciesView; offered: Brought['offered'] }) {
  return (
    <ol className="rows in-order" aria-label={words.productsOf(title)}>
      {products.map(({ id, called, cut, retired, waits, available, picture }) => (
        <li key={id} className="row">
          <SmallPicture small={pictureNamed(offered, picture)?.small} />
          <div className="row-text">
            <h2>{called}</h2>
            <p className="muted">{words.cuts[cut as keyof typeof words.cuts]}</p>
            {retired && <p className="tag">{waits ? words.waits : words.off}</p>}
            {!retired && !available && <p className="tag">{words.notToday}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

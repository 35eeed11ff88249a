import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { ButtonLink } from '#kit/button.tsx'
import { may } from '#shop/staff/staff.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { deskHomeWords } from '#words/home.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/catalogue-page'
import { InOrder } from './in-order.tsx'
import { offeredPictures, pictureNamed } from './offered-pictures.ts'
import { SmallPicture } from './small-picture.tsx'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, catalogue, { pictures }] = await Promise.all([
    ask(asked, 'me'),
    ask(asked, 'catalogue'),
    ask(asked, 'pictures'),
  ])
  const offered = offeredPictures(pictures, 'species')
  return {
    mayChange: may(me.role, 'change-catalogue'),
    order: catalogue.speciesOrder,
    species: catalogue.species.map((one) => ({ ...one, small: pictureNamed(offered, one.picture)?.small })),
  }
}

export const meta = () => [{ title: words.title }]

/** All kinds of fish, in the order of the shop's menu. */
export default function CataloguePage({ loaderData: { mayChange, order, species } }: Route.ComponentProps) {
  const askAgain = useAskAgain()
  const act = useAct('orderSpecies')

  async function save(wanted: readonly (typeof species)[number][]) {
    const answer = await act({ body: { seen: order, order: wanted.map(({ name }) => name) } })
    await askAgain()
    return answer
  }

  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p>{words.lead}</p>
      <p className="catalogue-ways">
        {mayChange && <ButtonLink to="/catalogue/new">{words.addKind}</ButtonLink>}
        <ButtonLink to="/catalogue/home" look="quiet">
          {deskHomeWords.title}
        </ButtonLink>
        <ButtonLink to="/catalogue/files" look="quiet">
          {words.files}
        </ButtonLink>
      </p>
      <InOrder
        label={words.kinds}
        items={species}
        keyOf={({ name }) => name}
        titleOf={({ title }) => title}
        onSave={mayChange ? save : undefined}
      >
        {({ name, title, localName, retired, sold, takenOff, small }) => (
          <>
            <SmallPicture small={small} />
            <div className="row-text">
              <h2>
                <Link to={`/catalogue/species/${name}`}>{title}</Link>
              </h2>
              <p className="muted">
                {localName}
                {retired ? '' : `, ${words.sold(sold, takenOff)}`}
              </p>
              {retired && <p className="tag">{words.off}</p>}
            </div>
          </>
        )}
      </InOrder>
    </div>
  )
}

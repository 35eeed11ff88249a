import { useId, useState } from 'react'
import { Form, Link } from 'react-router'
import type { Answer } from '#browser/read-answer.ts'
import { ask } from '#counter/ask.ts'
import { Answer as Answered, type Answered as AnsweredValue } from '#forms/answer.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Dropdown } from '#kit/field.tsx'
import type { SmallShot } from '#kit/shot.ts'
import { may } from '#shop/staff/staff.ts'
import type { HomeView } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords } from '#words/desk-catalogue.ts'
import { dayInWords } from '#words/formatters.ts'
import { deskHomeWords as words } from '#words/home.ts'
import { language } from '#words/language.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/home-page'
import { nameOf } from './changed-meanwhile.tsx'
import { InOrder } from './in-order.tsx'
import { offeredPictures, pictureNamed } from './offered-pictures.ts'
import { slidePage } from './slide-typed.ts'
import { SmallPicture } from './small-picture.tsx'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const wanted = asked.url.searchParams.get('kind')
  const [me, home, catalogue, { pictures }] = await Promise.all([
    ask(asked, 'me'),
    ask(asked, 'catalogueHome'),
    ask(asked, 'catalogue'),
    ask(asked, 'pictures'),
  ])
  const kinds = catalogue.species.filter(({ retired }) => !retired).map(({ name, title }) => ({ name, title }))
  const kind = kinds.find(({ name }) => name === wanted)
  const { species } = kind
    ? await ask(asked, 'catalogueSpecies', { params: { name: kind.name } })
    : { species: undefined }
  const offered = offeredPictures(pictures, 'product')
  return {
    mayChange: may(me.role, 'change-catalogue'),
    ...home,
    products: home.products.map((one) => ({ ...one, small: pictureNamed(offered, one.picture)?.small })),
    kinds,
    kind,
    ofKind: (species?.products ?? []).flatMap(({ id, cartId, called, picture, retired }) =>
      retired ? [] : [{ id, cartId, title: called, picture }],
    ),
  }
}

export const meta = () => [{ title: words.title }]

/** What stands on the shop's home page, and in which order. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { mayChange, home, version, changed, products, kinds, kind, ofKind } = loaderData
  const askAgain = useAskAgain()
  const act = useAct('changeHome')
  const [answered, setAnswered] = useState<AnsweredValue>()

  async function save(part: Partial<HomeView['home']>) {
    const answer = await act({ body: { seen: version, home: { ...home, ...part } } })
    await askAgain()
    return answer
  }

  async function press(part: Partial<HomeView['home']>, done: string): Promise<AnsweredValue> {
    const answer = await save(part)
    return answer.ok ? { done } : answeredOf(answer)
  }
  const add = async (part: Partial<HomeView['home']>, title: string) =>
    setAnswered(await press(part, words.added(title)))

  const titleOf = (name: string | undefined) => kinds.find((one) => one.name === name)?.title
  const productOf = (cartId: string) => products.find((one) => one.cartId === cartId)
  const called = (cartId: string) => productOf(cartId)?.title ?? cartId
  const shared = { mayChange, smallOf: (cartId: string) => productOf(cartId)?.small }
  const gone = (part: Partial<HomeView['home']>, title: string) => press(part, words.takenAway(title))
  const isSlide = (cartId: string) => home.slides.some(({ product }) => product === cartId)
  const isCaught = (cartId: string) => home.catch.includes(cartId)
  const isFavourite = kind !== undefined && home.favourites.some(({ species }) => species === kind.name)

  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className="work-facts">
        <Link to="/catalogue">{deskCatalogueWords.title}</Link>
        <a href="/home">{deskCatalogueWords.toShop}</a>
        <span className="muted">
          {changed
            ? deskCatalogueWords.lastChanged(nameOf(changed.by), dayInWords(changed.at))
            : deskCatalogueWords.asOpened}
        </span>
      </p>
      <HomePart
        {...shared}
        title={words.slides}
        items={home.slides}
        keyOf={({ product }) => product}
        titleOf={({ texts }) => texts[language]?.title ?? texts.en.title}
        productOf={({ product }) => product}
        linkOf={({ product }) => slidePage(productOf(product)?.id)}
        noteOf={({ product, texts }) =>
          words.slideNote(texts[language]?.description ?? texts.en.description, called(product))
        }
        onSave={(slides) => save({ slides: [...slides] })}
        onTakeAway={(slides, title) => gone({ slides: [...slides] }, title)}
      />
      <HomePart
        {...shared}
        title={words.catch}
        items={home.catch}
        keyOf={(cartId) => cartId}
        titleOf={called}
        productOf={(cartId) => cartId}
        onSave={(order) => save({ catch: [...order] })}
        onTakeAway={(order, title) => gone({ catch: [...order] }, title)}
      />
      <HomePart
        {...shared}
        title={words.favourites}
        items={home.favourites}
        keyOf={({ product, species }) => species ?? product}
        titleOf={({ product, species, texts }) =>
          texts?.[language]?.title ?? texts?.en.title ?? titleOf(species) ?? called(product)
        }
        productOf={({ product }) => product}
        noteOf={({ species }) => (species === undefined ? words.leadsToProduct : words.leadsToKind)}
        onSave={(favourites) => save({ favourites: [...favourites] })}
        onTakeAway={(favourites, title) => gone({ favourites: [...favourites] }, title)}
      />
      {mayChange && (
        <section className="stack" aria-labelledby="add-to-home">
          <h2 id="add-to-home">{words.add}</h2>
          <Form method="get" className="home-kind" preventScrollReset>
            <Dropdown
              label={words.kind}
              unmarked
              name="kind"
              defaultValue={kind?.name ?? ''}
              placeholder={words.chooseKind}
              options={kinds.map(({ name, title }) => ({ value: name, label: title }))}
            />
            <Button type="submit" look="quiet">
              {words.showProducts}
            </Button>
          </Form>
          <Answered to={answered} />
          {kind && (
            <ul className="rows in-order" role="list" aria-label={words.productsOf(kind.title)}>
              {ofKind.map(({ id, cartId, title, picture }) => (
                <li key={cartId} className="row">
                  <span className="row-text">{title}</span>
                  <span className="row-acts needs-script">
                    {isCaught(cartId) ? (
                      <span className="tag">{words.isThere}</span>
                    ) : (
                      <Button
                        look="quiet"
                        aria-label={words.toCatchOf(title)}
                        onClick={() => void add({ catch: [...home.catch, cartId] }, title)}
                      >
                        {words.toCatch}
                      </Button>
                    )}
                    {!isSlide(cartId) && (
                      <ButtonLink to={slidePage(id)} look="quiet" aria-label={words.toSlidesOf(title)}>
                        {words.toSlides}
                      </ButtonLink>
                    )}
                    {!isFavourite && (
                      <Button
                        look="quiet"
                        aria-label={words.toFavouritesOf(kind.title, title)}
                        onClick={() =>
                          void add(
                            { favourites: [...home.favourites, { product: cartId, species: kind.name, picture }] },
                            kind.title,
                          )
                        }
                      >
                        {words.toFavourites}
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  )
}

/** One part of the home page: its items, in their order. */
function HomePart<Item>({
  title,
  items,
  keyOf,
  titleOf,
  productOf,
  linkOf,
  noteOf,
  smallOf,
  mayChange,
  onSave,
  onTakeAway,
}: {
  title: string
  items: readonly Item[]
  keyOf: (item: Item) => string
  titleOf: (item: Item) => string
  /** the cart id of the product whose picture stands beside it */
  productOf: (item: Item) => string
  /** where it is changed by itself */
  linkOf?: (item: Item) => string
  noteOf?: (item: Item) => string
  smallOf: (cartId: string) => SmallShot | undefined
  mayChange: boolean
  onSave: (order: readonly Item[]) => Promise<Answer<unknown>>
  onTakeAway: (left: readonly Item[], title: string) => Promise<AnsweredValue>
}) {
  const head = useId()
  const [answered, setAnswered] = useState<AnsweredValue>()

  async function takeAway(item: Item) {
    const left = items.filter((one) => keyOf(one) !== keyOf(item))
    setAnswered(await onTakeAway(left, titleOf(item)))
  }

  return (
    <section className="stack" aria-labelledby={head}>
      <h2 id={head}>{title}</h2>
      <Answered to={answered} />
      {items.length === 0 && <p>{words.nothing}</p>}
      <InOrder label={title} items={items} keyOf={keyOf} titleOf={titleOf} onSave={mayChange ? onSave : undefined}>
        {(item) => (
          <>
            <SmallPicture small={smallOf(productOf(item))} />
            <div className="row-text">
              <h3>{mayChange && linkOf ? <Link to={linkOf(item)}>{titleOf(item)}</Link> : titleOf(item)}</h3>
              {noteOf && <p className="muted">{noteOf(item)}</p>}
            </div>
            {mayChange && (
              <span className="row-acts needs-script">
                <Button look="quiet" aria-label={words.takeAwayOf(titleOf(item))} onClick={() => void takeAway(item)}>
                  {words.takeAway}
                </Button>
              </span>
            )}
          </>
        )}
      </InOrder>
    </section>
  )
}

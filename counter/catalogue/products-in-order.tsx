import { Link } from 'react-router'
import type { SpeciesView } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { ButtonLink } from '#kit/button.tsx'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { InOrder } from './in-order.tsx'
import { type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { SmallPicture } from './small-picture.tsx'

/** What is sold of a kind, in the order of its list. */
export function ProductsInOrder({
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

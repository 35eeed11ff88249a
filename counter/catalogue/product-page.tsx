import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { may } from '#shop/staff/staff.ts'
import type { TypedProduct } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { dayInWords } from '#words/formatters.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/product-page'
import { ChangedMeanwhile, nameOf } from './changed-meanwhile.tsx'
import { offeredPictures } from './offered-pictures.ts'
import { ProductForm } from './product-form.tsx'
import { sizesOf, soldRatesOf } from './product-typed.ts'
import { TakeOff, Waits } from './take-off.tsx'
import { theirsIn } from './theirs.ts'
import { useEditing } from './use-editing.ts'
import { usePictures } from './use-pictures.ts'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, { product }, { pictures }] = await Promise.all([
    ask(asked, 'me'),
    ask(asked, 'catalogueProduct', { params: { id: asked.params.id } }),
    ask(asked, 'pictures'),
  ])
  const { species } = await ask(asked, 'catalogueSpecies', { params: { name: product.species } })
  return {
    mayChange: may(me.role, 'change-catalogue'),
    mayApprove: may(me.role, 'publish-big-rates'),
    product,
    kind: { name: species.name, title: species.title },
    offered: offeredPictures(pictures, 'product'),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.product.title ?? words.title }]

/** A product: what it is called, in which sizes and packs it is sold, and its picture. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <Product key={loaderData.product.id} {...loaderData} />
}

function Product({ mayChange, mayApprove, product: brought, kind, offered }: Route.ComponentProps['loaderData']) {
  const id = String(brought.id)
  const { chosen, onSent } = usePictures(offered, brought.picture)
  const change = useAct('changeProduct')
  const takeOff = useAct('takeProductOff')
  const {
    now: product,
    start,
    isBeaten,
    form,
    onTaken,
  } = useEditing(brought, async (typed: TypedProduct, seen) => {
    const answer = await change({ params: { id }, body: { seen, product: typed } })
    return answer.ok ? { ...answer, body: answer.body.product } : answer
  })
  const approve = useAct('approveProduct')
  const { title, version, changed, retired, waits, address, isSpecified } = product

  async function take(off: boolean) {
    const answer = await takeOff({ params: { id }, body: { seen: version, retired: off } })
    if (answer.ok) onTaken(answer.body.product)
    return answer
  }

  async function putOnSale() {
    const answer = await approve({ params: { id }, body: { seen: version } })
    if (answer.ok) onTaken(answer.body.product)
    return answer
  }

  return (
    <div className="desk stack">
      <DeskHead title={title} />
      <p className="work-facts">
        <Link to={`/catalogue/species/${kind.name}`}>{kind.title}</Link>
        <a href={address}>{words.toShop}</a>
        <span className="muted">
          {changed ? words.lastChanged(nameOf(changed.by), dayInWords(changed.at)) : words.asOpened}
        </span>
      </p>
      {retired && !waits && <p className="trouble">{words.productOff}</p>}
      {waits && <Waits title={title} approve={mayApprove ? putOnSale : undefined} />}
      {mayChange && (
        <>
          {isBeaten && <ChangedMeanwhile changed={changed} theirs={theirsIn(start, product)} />}
          <ProductForm
            start={start}
            sizes={sizesOf(start)}
            sold={waits ? {} : soldRatesOf(product)}
            specifiedAddress={isSpecified ? address : undefined}
            {...chosen}
            {...form}
          />
          <SendPicture onSent={onSent} />
          {!waits && <TakeOff what="product" title={title} retired={retired} take={take} />}
        </>
      )}
    </div>
  )
}

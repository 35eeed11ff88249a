import { Link, useNavigate } from 'react-router'
import { ask, askMeFor } from '#counter/ask.ts'
import type { TypedProduct } from '#shop/wire/staff/catalogue.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/new-product-page'
import { offeredPictures } from './offered-pictures.ts'
import { ProductForm } from './product-form.tsx'
import { blankProduct, blankSize } from './product-typed.ts'
import { usePictures } from './use-pictures.ts'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const [, { species }, { pictures }] = await Promise.all([
    askMeFor(asked, 'change-catalogue'),
    ask(asked, 'catalogueSpecies', { params: { name: asked.params.name } }),
    ask(asked, 'pictures'),
  ])
  return { kind: { name: species.name, title: species.title }, offered: offeredPictures(pictures, 'product') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: words.newProduct(loaderData?.kind.title ?? '') }]

const sizes = [blankSize('first')]

/** Another way in which a kind is sold. */
export default function NewProductPage({ loaderData: { kind, offered } }: Route.ComponentProps) {
  const { chosen, onSent } = usePictures(offered)
  const navigate = useNavigate()
  const add = useAct('addProduct')

  async function send(product: TypedProduct) {
    const answer = await add({ body: { species: kind.name, product } })
    if (answer.ok) await navigate(`/catalogue/products/${answer.body.product.id}`)
    return { answer }
  }

  return (
    <div className="desk stack">
      <DeskHead title={words.newProduct(kind.title)} />
      <p>
        <Link to={`/catalogue/species/${kind.name}`}>{kind.title}</Link>
      </p>
      <ProductForm start={blankProduct} sizes={sizes} sold={{}} isNew {...chosen} send={send} />
      <SendPicture onSent={onSent} />
    </div>
  )
}

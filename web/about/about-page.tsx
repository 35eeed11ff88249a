import { DeliveryPlaces, deliveryInFull } from '#web/site/delivery-places.tsx'
import { head } from '#web/site/head.ts'
import { pictureOf } from '#kit/pictures.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/about-page'
import { PageBanner } from './page-banner.tsx'
import './about.css'

export async function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  return {
    publicUrl: asked.publicUrl(),
    name: asked.identity().name,
    delivery: await deliveryInFull(asked),
    shot: pictureOf('banner-about', { widest: 1536 }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, name }, matches }) =>
  head(matches, {
    title: 'About Us',
    description: `${name} buys at the Mumbai docks in the morning and brings fish to your door, with the price, the weight and the catch told as they are.`,
    path: '/aboutus',
    publicUrl,
  })

export default function AboutPage({ loaderData: { name, shot, delivery } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner
        title="About Us"
        shot={shot}
        line="We bring a piece of the sea to your kitchen, and tell you exactly what it is."
      />
      <div className="band room stack">
        <div className="prose">
          <p>
            {name} is a fish shop for Mumbai that happens to be online. You choose the fish, its size, its weight and
            how it is cut; we buy it, clean it, pack it on ice and bring it. You pay in cash when it is in your hands.
          </p>
        </div>
        <div className="prose stories">
          <section className="stack">
            <h2>Our Story</h2>
            <p>
              Everybody in this city has a fishmonger they trust, and everybody has been sold a fish that weighed less
              at home than at the stall. We started with the second part. A pomfret loses about a third of its weight
              when it is cleaned, a prawn about half: a shop can hide that, or it can print it beside the price. We
              print it.
            </p>
          </section>
          <section className="stack">
            <h2>Our Mission</h2>
            <p>
              To sell fish the way we would want to buy it: one price for everybody, a weight that means what it says, a
              fish that is what its name says, and somebody who answers when something is wrong.
            </p>
          </section>
        </div>
        <div className="prose">
          <h2>Why Choose Us</h2>
        </div>
        <ul className="reasons" role="list">
          <li className="card card-body">
            <h3>Freshness Guaranteed</h3>
            <p>
              Fish is packed on ice and stays on it until your door. If it does not smell of the sea and nothing else,
              hand it back and do not pay.
            </p>
          </li>
          <li className="card card-body">
            <h3>Sustainability</h3>
            <p>
              We sell what our coast gives in its season, whole before fancy, and we leave the breeding months to the
              fish.
            </p>
          </li>
          <li className="card card-body">
            <h3>Customer Focus</h3>
            <p>
              Your cut, your size, your note for the rider. A person reads every complaint, and each one gets a number
              and an answer.
            </p>
          </li>
        </ul>
        <DeliveryPlaces delivery={delivery} />
      </div>
    </>
  )
}

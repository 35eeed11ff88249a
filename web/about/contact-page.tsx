import { Link } from 'react-router'
import { head } from '#web/site/head.ts'
import { telephone } from '#web/site/links.ts'
import { pictureOf } from '#kit/pictures.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/contact-page'
import { PageBanner } from './page-banner.tsx'
import './about.css'

export function loader({ context }: Route.LoaderArgs) {
  const asked = context.get(queries)
  return {
    publicUrl: asked.publicUrl(),
    identity: asked.identity(),
    shot: pictureOf('banner-contact', { widest: 1536 }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { publicUrl, identity }, matches }) =>
  head(matches, {
    title: 'Contact Us',
    description: `The address, telephone, e-mail and website of ${identity.name} in Mumbai, and who answers complaints.`,
    path: '/contactus',
    publicUrl,
  })

export default function ContactPage({ loaderData: { identity, shot } }: Route.ComponentProps) {
  const { legalName, address, phone, email, website, fssai, grievanceOfficer, grievanceEmail, grievancePhone } =
    identity
  return (
    <>
      <PageBanner
        title="Contact Us"
        shot={shot}
        line="A question about a fish, an order or a bill: call, or write, and a person answers."
      />
      <div className="band room stack">
        <dl className="contact-card">
          <dt>Address</dt>
          <dd>
            {legalName}, {address}
          </dd>
          <dt>Phone</dt>
          <dd>
            <a href={telephone(phone)}>{phone}</a>
          </dd>
          <dt>Support e-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          <dt>Website</dt>
          <dd>
            <a href={website}>{website.replace(/^https?:\/\//, '')}</a>
          </dd>
          <dt>Food licence</dt>
          <dd>FSSAI {fssai}</dd>
          <dt>Complaints</dt>
          <dd>
            {grievanceOfficer}: <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>,{' '}
            <a href={telephone(grievancePhone)}>{grievancePhone}</a>, or <Link to="/grievance">by the form</Link>
          </dd>
        </dl>
      </div>
    </>
  )
}

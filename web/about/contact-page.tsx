import { Link } from 'react-router'
import { pictureOf } from '#kit/pictures.ts'
import { Sentence } from '#kit/sentence.tsx'
import { paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import { head } from '#web/site/head.ts'
import { latin } from '#web/site/latin.ts'
import { siteLinks, telephone } from '#web/site/links.ts'
import { aboutWords } from '#words/about.ts'
import type { Route } from './+types/contact-page'
import { PageBanner } from './page-banner.tsx'
import './about.css'

const { title, to } = siteLinks.contact

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
    title,
    description: aboutWords.contactInShort(identity.name),
    path: to,
    publicUrl,
  })

export default function ContactPage({ loaderData: { identity, shot } }: Route.ComponentProps) {
  const { legalName, address, phone, email, website, fssai, grievanceOfficer, grievanceEmail, grievancePhone } =
    identity
  return (
    <>
      <PageBanner title={title} shot={shot} line={aboutWords.aPersonAnswers} />
      <div className="band room stack">
        <dl className="contact-card">
          <dt>{aboutWords.address}</dt>
          <dd lang={latin(`${legalName}${address}`)}>{aboutWords.seller(legalName, address)}</dd>
          <dt>{aboutWords.phone}</dt>
          <dd>
            <a href={telephone(phone)}>{phone}</a>
          </dd>
          <dt>{aboutWords.supportEmail}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          <dt>{aboutWords.website}</dt>
          <dd>
            <a href={website}>{website.replace(/^https?:\/\//, '')}</a>
          </dd>
          <dt>{aboutWords.foodLicence}</dt>
          <dd>{aboutWords.fssai(fssai)}</dd>
          <dt>{aboutWords.complaints}</dt>
          <dd>
            <Sentence
              words={aboutWords.whoAnswers}
              officer={<span lang={latin(grievanceOfficer)}>{grievanceOfficer}</span>}
              email={<a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>}
              phone={<a href={telephone(grievancePhone)}>{grievancePhone}</a>}
              form={<Link to={paths.grievance}>{aboutWords.byTheForm}</Link>}
            />
          </dd>
        </dl>
      </div>
    </>
  )
}

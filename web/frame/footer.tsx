import { Link } from 'react-router'
import type { Entry } from '#shop/catalogue/lists.ts'
import type { Identity } from '#shop/identity.ts'
import { legalLinks, siteLinks, telephone } from '#web/site/links.ts'

/** Under every page: who we are, help in the same place, the law's lines, and all ways on without a script. */
export function Footer({
  identity,
  trial,
  year,
  products,
}: {
  identity: Identity
  trial: boolean
  year: number
  products: readonly Entry[]
}) {
  const {
    name,
    legalName,
    address,
    phone,
    email,
    website,
    fssai,
    grievanceOfficer,
    grievanceEmail,
    grievancePhone,
    social,
  } = identity
  return (
    <footer className="footer on-slate">
      <div className="band footer-columns">
        <section className="footer-help" aria-labelledby="footer-help">
          <h2 id="footer-help">Help</h2>
          <p>
            Call <a href={telephone(phone)}>{phone}</a>
          </p>
          <p>
            Write to <a href={`mailto:${email}`}>{email}</a>
          </p>
          <p>{`Complaints: ${grievanceOfficer}`}</p>
          <p>
            <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>{' '}
            <a href={telephone(grievancePhone)}>{grievancePhone}</a>
          </p>
        </section>
        <nav aria-labelledby="footer-fish">
          <h2 id="footer-fish">Our fish</h2>
          <FooterLinks entries={products} />
        </nav>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">The shop</h2>
          <FooterLinks entries={[siteLinks.home, siteLinks.about, siteLinks.contact, ...legalLinks]} />
        </nav>
        <section aria-labelledby="footer-who">
          <h2 id="footer-who">{name}</h2>
          <p>{legalName}</p>
          <p>{address}</p>
          <p>{`FSSAI licence ${fssai}`}</p>
          <p>
            <a href={website}>{website.replace(/^https?:\/\//, '')}</a>
          </p>
          <ul className="footer-social">
            {social.map(({ network, url }) => (
              <li key={network}>
                <a href={url} rel="noreferrer">
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="band footer-end">
        <p>{`© ${year} ${name}. All rights reserved.`}</p>
        {trial && <p>This shop is open on trial: sample names, and nothing is delivered.</p>}
      </div>
    </footer>
  )
}

const FooterLinks = ({ entries }: { entries: readonly Entry[] }) => (
  <ul>
    {entries.map(({ title, to }) => (
      <li key={to}>
        <Link to={to}>{title}</Link>
      </li>
    ))}
  </ul>
)

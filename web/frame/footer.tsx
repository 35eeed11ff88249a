import { Link } from 'react-router'
import { Sentence } from '#kit/sentence.tsx'
import type { Identity } from '#shop/accounts/identity.ts'
import type { Entry } from '#shop/catalogue/lists.ts'
import { latin } from '#web/site/latin.ts'
import { legalLinks, siteLinks, telephone } from '#web/site/links.ts'
import { frameWords } from '#words/frame.ts'
import { LanguageLinks } from './language-links.tsx'

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
          <h2 id="footer-help">{frameWords.help}</h2>
          <p>
            <Sentence words={frameWords.call} phone={<a href={telephone(phone)}>{phone}</a>} />
          </p>
          <p>
            <Sentence words={frameWords.writeTo} email={<a href={`mailto:${email}`}>{email}</a>} />
          </p>
          <p>
            <Sentence
              words={frameWords.complaints}
              officer={<span lang={latin(grievanceOfficer)}>{grievanceOfficer}</span>}
            />
          </p>
          <p>
            <a href={`mailto:${grievanceEmail}`}>{grievanceEmail}</a>{' '}
            <a href={telephone(grievancePhone)}>{grievancePhone}</a>
          </p>
        </section>
        <nav aria-labelledby="footer-fish">
          <h2 id="footer-fish">{frameWords.ourFish}</h2>
          <FooterLinks entries={[...products, siteLinks.allFish]} />
        </nav>
        <nav aria-labelledby="footer-shop">
          <h2 id="footer-shop">{frameWords.theShop}</h2>
          <FooterLinks entries={[siteLinks.home, siteLinks.about, siteLinks.contact, ...legalLinks]} />
        </nav>
        <section aria-labelledby="footer-who">
          <h2 id="footer-who">{name}</h2>
          <p lang={latin(legalName)}>{legalName}</p>
          <p lang={latin(address)}>{address}</p>
          <p>{frameWords.licence(fssai)}</p>
          <p>
            <a href={website}>{website.replace(/^https?:\/\//, '')}</a>
          </p>
          {social.length > 0 && (
            <ul className="footer-social">
              {social.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} rel="noreferrer" lang={latin(network)}>
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
      <div className="band footer-end">
        <LanguageLinks />
        <p>{frameWords.rights(year, name)}</p>
        <p>
          <a href="/licences.txt" hrefLang="en">
            {frameWords.librariesUsed}
          </a>
        </p>
        {trial && <p>{frameWords.onTrial}</p>}
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

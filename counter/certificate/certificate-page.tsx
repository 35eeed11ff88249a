import { useLoaderData } from 'react-router'
import { ask } from '#counter/ask.ts'
import { PageLanguages } from '#counter/sign-in/page-languages.tsx'
import { Qr } from '#counter/sign-in/qr.tsx'
import type { Certificate } from '#shop/wire/staff/certificate.ts'
import { certificateWords } from '#words/certificate.ts'
import type { Route } from './+types/certificate-page'

export const loader = (args: Route.LoaderArgs) => ask(args, 'certificate')

export const meta = () => [{ title: certificateWords.title }]

/** For a device that does not trust the shop yet: it comes by plain http, and works without its script. */
export default function CertificatePage() {
  const certificate = useLoaderData<typeof loader>()
  return (
    <div className="narrow stack">
      <h1>{certificateWords.title}</h1>
      {certificate.is === 'own' ? <Steps certificate={certificate} /> : <p>{certificateWords[certificate.is]}</p>}
      <PageLanguages path="/counter/certificate" />
    </div>
  )
}

const { steps, how, devices } = certificateWords

function Steps({ certificate: { shop, page } }: { certificate: Certificate }) {
  return (
    <>
      <p>{certificateWords.lead}</p>
      <p className="muted">{certificateWords.notSecure}</p>
      <h2>{steps.download}</h2>
      <p>
        <a className="button" href="/darya-authority.crt">
          {certificateWords.download}
        </a>
      </p>
      <p className="muted">{certificateWords.limited}</p>
      <h2>{steps.install}</h2>
      {(Object.keys(devices) as (keyof typeof devices)[]).map((kind) => (
        <details key={kind} name="device" className="disclosure">
          <summary>{devices[kind]}</summary>
          <ol>
            {how[kind].map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
      <h2>{steps.compare}</h2>
      <p>{certificateWords.compareHow}</p>
      <h2>{steps.open}</h2>
      <p>
        <a href={`${shop}/counter`}>{certificateWords.open}</a>
      </p>
      {page && (
        <>
          <p>{certificateWords.scan}</p>
          <Qr qr={page.qr} text={page.address} />
        </>
      )}
    </>
  )
}

import { Link } from 'react-router'
import { may } from '#shop/staff/staff.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { ask } from '#counter/ask.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { BringIn } from './bring-in.tsx'
import { TakeOut } from './take-out.tsx'
import type { Route } from './+types/files-page'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const me = await ask(asked, 'me')
  return { mayImport: may(me.role, 'import-catalogue'), mayExport: may(me.role, 'export-catalogue') }
}

export const meta = () => [{ title: words.filesTitle }]

/** The catalogue out of the shop, and into it. */
export default function FilesPage({ loaderData: { mayImport, mayExport } }: Route.ComponentProps) {
  return (
    <div className="desk stack">
      <DeskHead title={words.filesTitle} />
      <p>
        <Link to="/catalogue">{words.title}</Link>
      </p>
      <p>{words.filesLead}</p>
      <section className="stack" aria-labelledby="files-out">
        <h2 id="files-out">{words.out}</h2>
        {mayExport ? <TakeOut /> : <p>{words.ownerOnly}</p>}
      </section>
      <section className="stack" aria-labelledby="files-in">
        <h2 id="files-in">{words.in}</h2>
        {mayImport ? <BringIn /> : <p>{words.ownerOnly}</p>}
      </section>
    </div>
  )
}

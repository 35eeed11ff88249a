import { shopDay } from '#shop/moment.ts'
import { certificateOn } from '#shop/scale/certificate.ts'
import { may } from '#shop/staff/staff.ts'
import { scalePageWords } from '#words/scale-page.ts'
import { ask } from '#counter/ask.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { LabelLayouts } from './label-layouts.tsx'
import { LiveScale } from './live-scale.tsx'
import { Recorder } from './recorder.tsx'
import { SpeaksForm } from './speaks-form.tsx'
import { Tolerances } from './tolerances.tsx'
import type { Route } from './+types/scale-page'
import './scale.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, settings] = await Promise.all([ask(asked, 'me'), ask(asked, 'scale')])
  const certificate = certificateOn(shopDay(Date.now()), settings.scale.verifiedUntil)
  return { mayChange: may(me.role, 'set-scale'), certificate, settings }
}

export const meta = () => [{ title: scalePageWords.title }]

/** How the scale at this screen is set up, from its first byte to the labels that it prints. */
export default function ScalePage({ loaderData: { mayChange, certificate, settings } }: Route.ComponentProps) {
  const { is, daysLeft } = certificate
  return (
    <div className="desk stack scale-page">
      <DeskHead title={scalePageWords.title} />
      <p>{scalePageWords.lead}</p>
      {(is === 'ends-soon' || is === 'over') && <p className="trouble">{scalePageWords.certificate[is](daysLeft)}</p>}
      <LiveScale />
      {mayChange && <SpeaksForm scale={settings.scale} />}
      <Recorder />
      {mayChange && <LabelLayouts settings={settings} />}
      {mayChange && <Tolerances settings={settings} />}
    </div>
  )
}

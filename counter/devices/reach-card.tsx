import { useState } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Qr } from '#counter/sign-in/qr.tsx'
import { Button } from '#kit/button.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import type { Reach } from '#shop/wire/staff/devices.ts'
import type { OneTimeAddress } from '#shop/wire/staff/people.ts'
import { reachWords as words } from '#words/first-run.ts'
import { momentInWords } from '#words/formatters.ts'
import { peopleWords } from '#words/people.ts'

/** Where the shop listens on its own machine alone: why there is no code to scan, and what to do about it. */
export function OnlyHere({ reach: { host, start } }: { reach: Reach }) {
  const askAgain = useAskAgain()
  const [isCopied, setCopied] = useState(false)

  async function copy(line: string) {
    await navigator.clipboard.writeText(line)
    setCopied(true)
  }

  return (
    <section className="reach-card reach-none" aria-labelledby="only-here">
      <h2 id="only-here">
        <Icon name="late" size={30} />
        {words.onlyHere}
      </h2>
      <p>{words.whyNoCode(host)}</p>
      {start === undefined ? (
        <p>{words.noNetwork}</p>
      ) : (
        <>
          <h3>{words.startLine}</h3>
          <p className="reach-line">
            <code translate="no">{start.line}</code>
            <Button look="quiet" className="needs-script" onClick={() => void copy(start.line)}>
              <Icon name={isCopied ? 'check' : 'copy'} />
              {isCopied ? words.copied : words.copy}
            </Button>
          </p>
          <p className="muted">
            {words.thenAt(start.address)} {!start.address.startsWith('https:') && words.alsoSecure} {words.howSecure}.
          </p>
        </>
      )}
      <p>
        <Button look="quiet" className="needs-script" onClick={() => void askAgain()}>
          {words.check}
        </Button>
      </p>
      <h3>{words.thisComputer}</h3>
      <p>{words.thisComputerLead}</p>
    </section>
  )
}

/** The link of a new device: to scan or to type, or on this computer to open. What others can do there stands below it. */
export function LinkCard({ reach, link, isWaiting }: { reach: Reach; link: OneTimeAddress; isWaiting: boolean }) {
  const { address, qr, until } = link
  return (
    <section className="reach-card" aria-labelledby="on-tablet">
      <div className="reach-link" data-qr={qr !== undefined || undefined}>
        <div className="stack">
          <h2 id="on-tablet">{reach.isOnlyHere ? peopleWords.invited : words.onTablet}</h2>
          {reach.isOnlyHere ? (
            <p>
              <a className="button" data-look="quiet" href={address}>
                <Icon name="tablet" />
                {words.setUpHere}
              </a>
            </p>
          ) : (
            <ol>
              <li>{words.join}</li>
              <li>{words.scan}</li>
            </ol>
          )}
          <Qr qr={qr} text={address} />
          <p className="reach-left">
            <Icon name="clock" />
            {words.worksUntil(momentInWords(until, shopTimeZone))}
          </p>
        </div>
      </div>
      {!reach.isOnlyHere && (
        <ul role="list" className="reach-checks">
          <li data-is="good">
            <Icon name="check" />
            {words.reached}
          </li>
          <li data-is={reach.isSecure ? 'good' : 'amber'}>
            <Icon name={reach.isSecure ? 'check' : 'late'} />
            {reach.isSecure ? words.secure : `${words.plain}. ${words.howSecure}.`}
          </li>
        </ul>
      )}
      <p role="status">{isWaiting && words.waiting}</p>
    </section>
  )
}

import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { offeredPictures, pictureNamed } from '#counter/catalogue/offered-pictures.ts'
import { useLive } from '#counter/live/use-live.ts'
import { useNow } from '#counter/live/use-now.ts'
import { Icon } from '#counter/look/icon.tsx'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { may } from '#shop/staff/staff.ts'
import { boughtFor } from '#shop/stock/came-in.ts'
import type { StaffBatch, WholeBatch } from '#shop/wire/staff/batches.ts'
import { batchesWords, cameInWords as words } from '#words/batches.ts'
import { readableKilos } from '#words/formatters.ts'
import type { Route } from './+types/came-in-page'
import { batchRefusal, freshIn } from './batch-refusal.ts'
import { CameInForm } from './came-in-form.tsx'
import { FishTiles } from './fish-tiles.tsx'
import { fishInWords } from './in-words.ts'
import { ofNextCrate, type TypedLanding, thisHour } from './typed-came-in.ts'
import './came-in.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, offers, { pictures }] = await Promise.all([ask(asked, 'me'), ask(asked, 'cameIn'), ask(asked, 'pictures')])
  const offered = offeredPictures(pictures, 'species')
  return {
    me,
    offers: {
      ...offers,
      fish: offers.fish.map((one) => ({ ...one, small: pictureNamed(offered, one.picture)?.small })),
    },
  }
}

export const meta = () => [{ title: words.title }]

const topics = ['stock', 'landings'] as const

/** What came from the jetty, fish by fish: the batch and its kilos in one press. Below, what came in today. */
export default function CameInPage({ loaderData: { me, offers } }: Route.ComponentProps) {
  const askAgain = useAskAgain()
  useLive(topics, () => void askAgain())
  const now = useNow(offers.now)
  const [chosen, setChosen] = useState<string>()
  // Who looks at another fish finds the first as they left it, until it is saved.
  const [begun, setBegun] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [saved, setSaved] = useState<WholeBatch>()
  const [said, setSaid] = useState<string>()
  // The same hands take in crate after crate: supplier and landing stay for the next fish.
  const [landing, setLanding] = useState<TypedLanding>(() => ({
    supplier: offers.suppliers[0] ?? '',
    rest: {
      landedDay: '',
      landedHour: thisHour,
      jetty: offers.jetties[0] ?? '',
      boatOrGear: '',
      useBy: '',
      origin: offers.origin,
      temperature: '',
      note: '',
    },
  }))
  const fish = offers.fish.find(({ species }) => species === chosen)
  const { batches } = offers

  function choose(species: string | undefined) {
    setChosen(species)
    if (species !== undefined && !begun.includes(species)) setBegun([...begun, species])
    setSaved(undefined)
    setSaid(undefined)
  }

  /** Only the form that was sent closes. */
  async function done(species: string, whole: WholeBatch | undefined, sentence?: string) {
    setSaved(whole)
    setSaid(sentence)
    setBegun((before) => before.filter((one) => one !== species))
    setChosen((before) => (before === species ? undefined : before))
    await askAgain()
  }

  async function undone(sentence: string) {
    setSaved(undefined)
    setSaid(sentence)
    await askAgain()
  }

  return (
    <div className="came-in" data-chosen={fish && true}>
      <header className="came-in-head">
        <Link
          className="came-in-back"
          to="/stock"
          aria-label={words.back}
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
        >
          <Icon name="back" />
        </Link>
        <h1>{words.title}</h1>
        <span className="muted">{words.today}</span>
        <p className="came-in-sum">
          <strong>{readableKilos(batches.reduce((sum, one) => sum + one.in, 0))}</strong>
          {offers.mayCost && <span>{readableShort(costOf(batches))}</span>}
        </p>
      </header>
      <FishTiles
        fish={offers.fish}
        batches={batches}
        chosen={chosen}
        isBusy={isBusy}
        mayAdd={may(me.role, 'change-catalogue')}
        onChoose={choose}
      />
      {fish === undefined && (
        <>
          <SavedNote
            key={saved?.batch.code}
            saved={saved}
            said={said}
            onUndone={undone}
            onFaster={async (fresh) => {
              setSaved(fresh)
              await askAgain()
            }}
          />
          <CameInList batches={batches} />
          <footer className="came-in-foot">
            <ButtonLink look="quiet" to="/stock">
              {words.finished}
            </ButtonLink>
          </footer>
        </>
      )}
      {offers.fish
        .filter(({ species }) => begun.includes(species))
        .map((one) => (
          <CameInForm
            key={one.species}
            fish={one}
            offers={offers}
            now={now}
            isShown={one === fish}
            isBusy={isBusy}
            onBusy={setBusy}
            landing={landing}
            onLanding={(typed) => setLanding(ofNextCrate(typed))}
            onSaved={(whole) => done(one.species, whole)}
            onDropped={() => done(one.species, undefined, words.notSaved)}
          />
        ))}
    </div>
  )
}

const costOf = (batches: readonly StaffBatch[]): number =>
  batches.reduce((sum, { costPaise, in: grams }) => sum + (boughtFor(grams, costPaise) ?? 0), 0)

/** What has just come in, with the way back; or what to do. Its place is there from the start. */
function SavedNote({
  saved,
  said = words.tap,
  onUndone,
  onFaster,
}: {
  saved: WholeBatch | undefined
  said: string | undefined
  onUndone: (said: string) => Promise<void>
  /** somebody was there meanwhile: the next press begins from what is there now */
  onFaster: (fresh: WholeBatch) => Promise<void>
}) {
  const undo = useAct('undoBatchMove')
  const [failed, setFailed] = useState<Answered>()
  if (saved === undefined)
    return (
      <p className="came-in-note" role="status">
        {said}
      </p>
    )
  const { code, version, isMixed, in: grams } = saved.batch
  const name = fishInWords(saved.batch)

  async function takeBack() {
    const answer = await undo({ params: { code }, body: { seen: version, no: 1 } })
    if (answer.ok) return onUndone(words.undone(name))
    setFailed(batchRefusal(answer))
    const fresh = freshIn(answer)
    return fresh && onFaster(fresh)
  }

  return (
    <div className="came-in-note" data-saved role="status">
      <Icon name="check" size={34} />
      <div>
        <p>
          <strong>{words.saved(name, readableKilos(grams))}</strong>
        </p>
        {failed === undefined ? <p>{isMixed ? words.toSort(code) : words.onSale(code)}</p> : <Answer to={failed} />}
      </div>
      <Button look="quiet" onClick={() => void takeBack()}>
        <Icon name="undo" />
        {batchesWords.undo}
      </Button>
    </div>
  )
}

function CameInList({ batches }: { batches: readonly StaffBatch[] }) {
  return (
    <section className="came-in-list" aria-labelledby="came-in-today">
      <h2 id="came-in-today">{words.list}</h2>
      {batches.length === 0 ? (
        <p className="muted">{words.none}</p>
      ) : (
        <ul role="list">
          {batches.map((batch) => (
            <li key={batch.code}>
              <strong className="came-in-fish">
                {fishInWords(batch)}
                {batch.isMixed && batch.left > 0 && <span className="came-in-wait">{batchesWords.notForSale}</span>}
              </strong>
              <span className="muted">{batch.supplier}</span>
              <span className="muted number">{batch.costPaise !== undefined && readableShort(batch.costPaise)}</span>
              <strong className="number">{readableKilos(batch.in)}</strong>
              <Link to={`/batches/${batch.code}`} aria-label={`${words.change}: ${fishInWords(batch)} ${batch.code}`}>
                {batch.isMixed && batch.left > 0 ? words.sort : words.change}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

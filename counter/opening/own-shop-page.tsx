import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import { ask } from '#counter/ask.ts'
import { typedAs, useTyped } from '#counter/live/typed.ts'
import { PaperHead } from '#counter/papers/paper-head.tsx'
import { useOnPaper } from '#counter/papers/spoken.ts'
import { useAct } from '#counter/press/use-act.ts'
import { useAskAgain } from '#counter/press/use-ask-again.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Check, typedIn } from '#forms/typed.ts'
import { useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field, TextArea } from '#kit/field.tsx'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { readableShort, rupees } from '#shop/money.ts'
import {
  longestShopFact,
  type ShopFact,
  type ShopFacts,
  shopFacts,
  shopFactTyped,
  wrongWithShopFact,
} from '#shop/opening/shop-facts.ts'
import { isConflict } from '#shop/wire/why-no.ts'
import { shopFactRefusals, ownShopWords as words } from '#words/first-run.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import type { Route } from './+types/own-shop-page'
import '../papers/papers.css'
import './own-shop.css'

export const loader = (args: Route.LoaderArgs) => ask(args, 'ownShop')

export const meta = () => [{ title: words.title }]

const checkOf =
  (fact: ShopFact): Check =>
  (typed) => {
    const wrong = wrongWithShopFact(fact, typed)
    return wrong && shopFactRefusals[wrong]()
  }

const checks = Object.fromEntries(shopFacts.map((fact) => [fact, checkOf(fact)])) as Record<ShopFact, Check>

/** What is typed, as it would be kept. */
const factsIn = (typed: Readonly<Record<string, string | undefined>>): ShopFacts =>
  Object.fromEntries(shopFacts.map((fact) => [fact, shopFactTyped(fact, typed[fact] ?? '')])) as Record<
    ShopFact,
    string
  >

/** How a field is typed on a phone. */
const ways: Partial<Record<ShopFact, 'tel' | 'email' | 'numeric'>> = {
  phone: 'tel',
  fssai: 'numeric',
  email: 'email',
  grievanceEmail: 'email',
  grievancePhone: 'tel',
}

const ofTheShop = ['name', 'legalName', 'address', 'phone', 'email', 'fssai', 'gstin'] as const
const ofTheOfficer = ['grievanceOfficer', 'grievanceEmail', 'grievancePhone'] as const
/** Two of these share a row. */
const short: ReadonlySet<ShopFact> = new Set(['phone', 'fssai', 'gstin', 'email', 'grievanceEmail', 'grievancePhone'])

/** What was typed and not saved, and as what the shop stood when typing began; as it stands, once somebody is told that it has changed. */
const begunFacts = v.object({
  seen: v.optional(v.number()),
  typed: v.record(v.string(), v.string()),
})

/** What the owner says of the shop, beside the slip that prints it: every letter is on it as it is typed. */
export default function OwnShopPage({ loaderData: { version, facts } }: Route.ComponentProps) {
  const set = useAct('setShopFacts')
  const askAgain = useAskAgain()
  const [kept, keep] = useTyped('shop', 'facts')
  const begun = typedAs(begunFacts, kept)
  const shown = begun === undefined ? facts : factsIn(begun.typed)
  const form = useForm(checks, async (typed) => {
    const answer = await set({ body: { seen: begun?.seen ?? version, ...factsIn(typed) } })
    if (answer.ok) {
      await askAgain()
      keep('')
      return { done: words.saved }
    }
    if (isConflict(answer)) {
      await askAgain()
      keep(JSON.stringify({ typed }))
    }
    return refusalOf(answer)
  })

  function follow(event: FormEvent<HTMLFormElement>) {
    form.events.onInput(event)
    keep(JSON.stringify({ seen: begun?.seen ?? version, typed: typedIn(event.currentTarget) }))
  }

  const field = (fact: ShopFact) => {
    const all = {
      ...form.field(fact),
      label: words.facts[fact],
      hint: (words.hints as Partial<Record<ShopFact, string>>)[fact],
      defaultValue: begun?.typed[fact] ?? facts[fact],
      autoComplete: 'off',
      spellCheck: false,
      maxLength: longestShopFact,
      unmarked: true,
      required: fact !== 'gstin',
    } as const
    return (
      <div key={fact} className={short.has(fact) ? undefined : 'shop-wide'}>
        {fact === 'address' ? <TextArea {...all} rows={2} /> : <Field {...all} inputMode={ways[fact]} />}
      </div>
    )
  }

  return (
    <div className="own-shop stack">
      <DeskHead title={words.title} />
      <p className="muted">{words.lead}</p>
      <p className="muted">{words.templates}</p>
      <form {...form.events} className="shop-form" onInput={follow}>
        <div className="shop-fields">
          {ofTheShop.map(field)}
          <fieldset className="shop-wide shop-officer">
            <legend>{words.officer}</legend>
            <div className="shop-fields">{ofTheOfficer.map(field)}</div>
          </fieldset>
        </div>
        <Slip facts={shown} />
        <div className="shop-answer">
          <FormAnswer form={form} />
          {begun !== undefined && <p className="muted">{words.notSaved}</p>}
        </div>
        <div className="shop-foot">
          <SendButton form={form} doing={words.saving}>
            {words.save}
          </SendButton>
          {begun !== undefined && (
            <Button
              look="quiet"
              onClick={({ currentTarget }) => {
                // This button goes with the draft; then the fields go back to what they begin with.
                const { form: fields } = currentTarget
                flushSync(() => keep(''))
                fields?.reset()
              }}
            >
              {words.discard}
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}

/** The head is the paper's own; below it stands an order of nobody's. */
function Slip({ facts: { legalName, address, phone, fssai, gstin } }: { facts: ShopFacts }) {
  const { paperWords } = useOnPaper()
  const sum = readableShort(rupees(837))
  const seller = { name: legalName, address, phone, fssai, isSample: fssai === sampleIdentity.fssai }
  return (
    <figure className="shop-slip">
      <div className="paper-desk">
        <div className="paper">
          <PaperHead seller={seller} isCopy={false} gstin={gstin} />
          <p className="paper-fish">{words.fish}</p>
          <p className="paper-row">
            <span>{words.fishWeight}</span> <strong>{sum}</strong>
          </p>
          <p className="paper-row paper-pay">
            <span>{paperWords.inCash}</span> <strong>{sum}</strong>
          </p>
        </div>
      </div>
      <figcaption className="muted">{words.paper}</figcaption>
    </figure>
  )
}

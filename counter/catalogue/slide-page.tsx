import { Link, useNavigate } from 'react-router'
import type { Answer } from '#browser/read-answer.ts'
import { ask, askMeFor } from '#counter/ask.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { Field, TextArea } from '#kit/field.tsx'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import { deskCatalogueWords, catalogueFields as fields } from '#words/desk-catalogue.ts'
import { dayInWords } from '#words/formatters.ts'
import { deskHomeWords as words } from '#words/home.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { SendPicture } from '../pictures/send-picture.tsx'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/slide-page'
import { CardPreview } from './card-preview.tsx'
import { ChangedMeanwhile, nameOf } from './changed-meanwhile.tsx'
import { type OfferedPictures, offeredPictures, pictureNamed } from './offered-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import { asTyped, ofOneSlide, type SlideTyped, slideIn, withSlide } from './slide-typed.ts'
import { theirsIn } from './theirs.ts'
import { useCatalogueForm } from './use-catalogue-form.ts'
import { useEditing } from './use-editing.ts'
import { usePictures } from './use-pictures.ts'
import './catalogue.css'

export async function loader(asked: Route.LoaderArgs) {
  const [, home, { product }, { pictures }] = await Promise.all([
    askMeFor(asked, 'change-catalogue'),
    ask(asked, 'catalogueHome'),
    ask(asked, 'catalogueProduct', { params: { id: asked.params.id } }),
    ask(asked, 'pictures'),
  ])
  const { cartId, title, line, picture } = product
  return { ...home, product: { cartId, title, line, picture }, offered: offeredPictures(pictures, 'slide') }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? words.slideOf(loaderData.product.title) : words.title },
]

/** The large picture of a product at the top of the home page: what stands on it, or will as soon as it is saved. */
export default function SlidePage({ loaderData }: Route.ComponentProps) {
  return <SlideOfProduct key={loaderData.product.cartId} {...loaderData} />
}

function SlideOfProduct({ home, version, changed, product, offered }: Route.ComponentProps['loaderData']) {
  const { cartId, title, line, picture } = product
  const there = home.slides.find((one) => one.product === cartId)
  const isNew = there === undefined
  const now = { version, ...(there ? asTyped(there) : { slideTitle: title, slideLine: line, picture }) }
  const { chosen, onSent } = usePictures(offered, now.picture)
  const change = useAct('changeHome')
  const navigate = useNavigate()
  const { start, isBeaten, form } = useEditing(now, async (typed: SlideTyped, seen) => {
    const slides = withSlide(home.slides, cartId, typed)
    const answer = ofOneSlide(await change({ body: { seen, home: { ...home, slides } } }))
    return answer.ok ? { ...answer, body: { version: answer.body.version, ...typed } } : answer
  })

  /** A new one is seen among the others next: they have an order. */
  async function add(typed: SlideTyped) {
    const { answer } = await form.send(typed)
    if (answer.ok) await navigate('/catalogue/home')
    return { answer }
  }

  return (
    <div className="desk stack">
      <DeskHead title={words.slideOf(title)} />
      <p className="work-facts">
        <Link to="/catalogue/home">{words.title}</Link>
        <a href="/home">{deskCatalogueWords.toShop}</a>
        <span className="muted">
          {changed
            ? deskCatalogueWords.lastChanged(nameOf(changed.by), dayInWords(changed.at))
            : deskCatalogueWords.asOpened}
        </span>
      </p>
      {isBeaten && <ChangedMeanwhile changed={changed} theirs={theirsIn({ ...start }, now)} />}
      <SlideForm start={start} {...chosen} {...form} isNew={isNew} send={isNew ? add : form.send} />
      <SendPicture onSent={onSent} />
    </div>
  )
}

/** A large picture of the home page, with what stands on it. */
function SlideForm({
  start,
  isNew,
  offered,
  picture,
  onPicture,
  send,
  onConflict,
}: {
  start: SlideTyped
  isNew: boolean
  offered: OfferedPictures
  picture: string
  onPicture: (name: string) => void
  send: (slide: SlideTyped) => Promise<{ answer: Answer<unknown>; done?: string }>
  onConflict: () => void
}) {
  const { form, now, field, errorOf, events } = useCatalogueForm({
    read: (typed) => ({ body: slideIn(typed) }),
    send,
    onConflict,
  })
  return (
    <form className="catalogue-form needs-script" {...events}>
      <CardPreview
        title={now['slideTitle'] ?? start.slideTitle}
        line={now['slideLine'] ?? start.slideLine}
        picture={pictureNamed(offered, picture)}
      />
      <div className="stack">
        <Field
          {...field('slideTitle')}
          label={fields.slideTitle}
          hint={words.slideTitleHint}
          defaultValue={start.slideTitle}
          maxLength={mostLetters.slide.title}
        />
        <TextArea
          {...field('slideLine')}
          label={fields.slideLine}
          hint={words.slideLineHint}
          defaultValue={start.slideLine}
          rows={3}
          maxLength={mostLetters.slide.description}
        />
        <h2>{fields.picture}</h2>
        <p>{words.slideLead}</p>
        <PictureChoice offered={offered} chosen={picture} error={errorOf('picture')} onChoose={onPicture} />
        <FormAnswer form={form} />
        <SendButton form={form} doing={isNew ? words.slideAdding : deskCatalogueWords.saving}>
          {isNew ? words.slideAdd : deskCatalogueWords.save}
        </SendButton>
      </div>
    </form>
  )
}

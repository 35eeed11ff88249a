import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { Answer } from '#browser/api.ts'
import { catalogueFields as fields, deskCatalogueWords } from '#words/desk-catalogue.ts'
import { deskHomeWords as words } from '#words/desk-home.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { Field, TextArea } from '#kit/field.tsx'
import { CardPreview } from './card-preview.tsx'
import { type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import { slideIn, type SlideTyped } from './slide-typed.ts'
import { useCatalogueForm } from './use-catalogue-form.ts'

/** A large picture of the home page, with what stands on it. */
export function SlideForm({
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

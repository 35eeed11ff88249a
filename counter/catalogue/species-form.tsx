import type { ReactNode } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { Field, TextArea } from '#kit/field.tsx'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { CardPreview } from './card-preview.tsx'
import { InOthers } from './in-others.tsx'
import { type OfferedPictures, pictureNamed } from './offered-pictures.ts'
import { PictureChoice } from './picture-choice.tsx'
import { speciesTexts, speciesTyped } from './species-typed.ts'
import { type FieldsOf, useCatalogueForm } from './use-catalogue-form.ts'

export interface KindNamed {
  readonly name: string
  readonly title: string
}

/** A kind of fish as staff write it: its names, its texts, and its also-likes. */
export function SpeciesForm({
  start,
  others,
  offered,
  picture,
  onPicture,
  send,
  onConflict,
}: {
  start: TypedSpecies
  /** what can be offered beside it */
  others: readonly KindNamed[]
  offered: OfferedPictures
  picture: string
  onPicture: (name: string) => void
  send: (species: TypedSpecies) => Promise<{ answer: Answer<unknown>; done?: string }>
  onConflict: () => void
}) {
  const { form, events, ...fieldsOf } = useCatalogueForm({ read: speciesTyped, send, onConflict })
  const { now, errorOf } = fieldsOf
  return (
    <form className="catalogue-form needs-script" {...events}>
      <CardPreview
        title={now['title'] ?? start.title}
        line={now['tagline'] ?? start.tagline}
        picture={pictureNamed(offered, picture)}
      />
      <div className="stack">
        <h2>{words.texts}</h2>
        <KindNames of={fieldsOf} start={start} />
        <KindTexts of={fieldsOf} start={start} />
        <InOthers texts={speciesTexts} most={mostLetters.species} start={start} {...fieldsOf} />
        <h2>{words.facts}</h2>
        <KindFacts of={fieldsOf} start={start} others={others} />
        <h2>{fields.picture}</h2>
        <PictureChoice offered={offered} chosen={picture} error={errorOf('picture')} onChoose={onPicture} />
        <FormAnswer form={form} />
        <SendButton form={form} doing={words.saving}>
          {words.save}
        </SendButton>
      </div>
    </form>
  )
}

/** What a kind is called, in each language. */
export function KindNames({
  of: { field },
  start,
  children,
}: {
  of: FieldsOf
  start: TypedSpecies
  children?: ReactNode
}) {
  return (
    <>
      <Field
        {...field('title')}
        label={fields.title}
        hint={words.hints.title}
        defaultValue={start.title}
        maxLength={mostLetters.species.title}
      />
      {children}
      <Field {...field('localName')} label={fields.localName} defaultValue={start.localName} maxLength={60} />
      <Field {...field('marathi')} label={fields.marathi} defaultValue={start.marathi} lang="mr" maxLength={60} />
      <Field {...field('hindi')} label={fields.hindi} defaultValue={start.hindi} lang="hi" maxLength={60} />
      <TextArea
        {...field('keywords')}
        label={fields.keywords}
        hint={words.hints.keywords}
        defaultValue={start.keywords.join('\n')}
        rows={6}
        optional
      />
    </>
  )
}

/** What is said of a kind. */
export function KindTexts({ of: { field }, start }: { of: FieldsOf; start: TypedSpecies }) {
  return (
    <>
      <TextArea
        {...field('description')}
        label={fields.description}
        hint={words.hints.description}
        defaultValue={start.description.join('\n\n')}
        rows={10}
        optional
      />
      <TextArea
        {...field('intro')}
        label={fields.intro}
        defaultValue={start.intro}
        rows={2}
        maxLength={mostLetters.species.intro}
        optional
      />
      <Field
        {...field('tagline')}
        label={fields.tagline}
        defaultValue={start.tagline}
        maxLength={mostLetters.species.tagline}
        optional
      />
    </>
  )
}

/** What is lost of a kind, whether it is bony, and what goes with it. */
export function KindFacts({
  of: { field, errorOf },
  start,
  others,
}: {
  of: FieldsOf
  start: TypedSpecies
  others: readonly KindNamed[]
}) {
  return (
    <>
      <Field
        {...field('lossPercent')}
        label={fields.lossPercent}
        hint={words.hints.lossPercent}
        defaultValue={start.lossPercent}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <label className="check">
        <input type="checkbox" name="fewBones" value="yes" defaultChecked={start.fewBones === true} />
        {fields.fewBones}
      </label>
      {others.length > 0 && (
        <fieldset id="goesWith" tabIndex={-1} className="checks">
          <legend>{fields.goesWith}</legend>
          {errorOf('goesWith') !== undefined && <p className="field-error">{errorOf('goesWith')}</p>}
          {inOrder(others, start.goesWith).map(({ name, title }) => (
            <label key={name} className="check">
              <input type="checkbox" name="goesWith" value={name} defaultChecked={start.goesWith.includes(name)} />
              {title}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}

/** Those that are chosen first, as they stand in their order: what is sent keeps it. */
const inOrder = (others: readonly KindNamed[], chosen: readonly string[]): readonly KindNamed[] => [
  ...chosen.flatMap((name) => others.find((one) => one.name === name) ?? []),
  ...others.filter(({ name }) => !chosen.includes(name)),
]

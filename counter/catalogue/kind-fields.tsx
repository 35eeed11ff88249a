import type { ReactNode } from 'react'
import { Field, TextArea } from '#kit/field.tsx'
import { mostLetters } from '#shop/catalogue/most-letters.ts'
import type { TypedSpecies } from '#shop/wire/staff/catalogue.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import type { FieldsOf } from './use-catalogue-form.ts'

export interface KindNamed {
  readonly name: string
  readonly title: string
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

import { useState } from 'react'
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
import { codeFrom } from './typed-number.ts'
import { useCatalogueForm } from './use-catalogue-form.ts'

interface KindNamed {
  readonly name: string
  readonly title: string
}

/** A kind of fish as staff write it: its names, its texts, and its also-likes. */
export function SpeciesForm({
  start,
  isNew = false,
  others,
  offered,
  picture,
  onPicture,
  send,
  onConflict,
}: {
  start: TypedSpecies
  isNew?: boolean
  /** what can be offered beside it */
  others: readonly KindNamed[]
  offered: OfferedPictures
  picture: string
  onPicture: (name: string) => void
  send: (species: TypedSpecies, name: string) => Promise<{ answer: Answer<unknown>; done?: string }>
  onConflict?: () => void
}) {
  const [code, setCode] = useState<string>()
  const { form, now, field, errorOf, events } = useCatalogueForm({
    read: (typed) => {
      const name = typed.get('name')
      const read = speciesTyped(typed)
      return 'wrong' in read ? read : { body: { species: read.body, name: typeof name === 'string' ? name : '' } }
    },
    send: ({ species, name }) => send(species, name),
    ...(onConflict ? { onConflict } : {}),
  })
  const title = now['title'] ?? start.title
  return (
    <form className="catalogue-form needs-script" {...events}>
      <CardPreview title={title} line={now['tagline'] ?? start.tagline} picture={pictureNamed(offered, picture)} />
      <div className="stack">
        <h2>{words.texts}</h2>
        <Field
          {...field('title')}
          label={fields.title}
          hint={words.hints.title}
          defaultValue={start.title}
          maxLength={mostLetters.species.title}
        />
        {isNew && (
          <Field
            {...field('name')}
            label={fields.name}
            hint={words.hints.name}
            value={code ?? codeFrom(title)}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
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
        <InOthers texts={speciesTexts} most={mostLetters.species} start={start} now={now} field={field} />
        <h2>{words.facts}</h2>
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
            {inOrder(others, start.goesWith).map(({ name, title: called }) => (
              <label key={name} className="check">
                <input type="checkbox" name="goesWith" value={name} defaultChecked={start.goesWith.includes(name)} />
                {called}
              </label>
            ))}
          </fieldset>
        )}
        <h2>{fields.picture}</h2>
        <PictureChoice offered={offered} chosen={picture} error={errorOf('picture')} onChoose={onPicture} />
        <FormAnswer form={form} />
        <SendButton form={form} doing={isNew ? words.adding : words.saving}>
          {isNew ? words.add : words.save}
        </SendButton>
      </div>
    </form>
  )
}

/** Those that are chosen first, as they stand in their order: what is sent keeps it. */
const inOrder = (others: readonly KindNamed[], chosen: readonly string[]): readonly KindNamed[] => [
  ...chosen.flatMap((name) => others.find((one) => one.name === name) ?? []),
  ...others.filter(({ name }) => !chosen.includes(name)),
]

import type { OtherLanguage } from '#shop/languages.ts'
import type { TranslatedText } from './in-others.tsx'
import { paragraphsTyped } from './typed-number.ts'

/** What a form says in the other languages. A field left empty is absent: pages show English. */
export function saidTyped(
  form: FormData,
  texts: readonly TranslatedText[],
  prefix = '',
): Readonly<Record<OtherLanguage, Said>> {
  const said = (language: OtherLanguage): Said =>
    Object.fromEntries(
      texts.flatMap((text) => {
        const typed = form.get(`${prefix}${language}.${text}`)
        if (typeof typed !== 'string' || typed.trim() === '') return []
        return [[text, text === 'description' ? [...paragraphsTyped(typed)] : typed]]
      }),
    )
  return { hi: said('hi'), mr: said('mr') } satisfies Record<OtherLanguage, Said>
}

interface Said {
  title?: string
  line?: string
  description?: string[]
  intro?: string
  tagline?: string
}

import type { Answer } from '#browser/read-answer.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { type HomeView, wrongFieldsIn } from '#shop/wire/staff/catalogue.ts'

export type Slide = HomeView['home']['slides'][number]

/** What staff type of a large picture at the top of the home page. */
export interface SlideTyped {
  readonly slideTitle: string
  readonly slideLine: string
  readonly picture: string
}

export const slidePage = (productId: number | undefined): string => `/catalogue/home/slides/${productId ?? 0}`

export const asTyped = ({ picture, texts: { en } }: Slide): SlideTyped => ({
  slideTitle: en.title,
  slideLine: en.description,
  picture,
})

export function slideIn(form: FormData): SlideTyped {
  const text = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed : ''
  }
  return { slideTitle: text('slideTitle'), slideLine: text('slideLine'), picture: text('picture') }
}

/** The slides with this one of a product: in its place, or as the last. */
export function withSlide(
  slides: readonly Slide[],
  product: string,
  { slideTitle, slideLine, picture }: SlideTyped,
): Slide[] {
  const en = { title: slideTitle, description: slideLine }
  const there = slides.find((one) => one.product === product)
  const slide = { product, picture, texts: { en, ...(there && stillTrue(there.texts, en)) } }
  return there ? slides.map((one) => (one.product === product ? slide : one)) : [...slides, slide]
}

/** What is reworded in English loses its translation; the rest keeps it. */
function stillTrue({ en: was, ...said }: Slide['texts'], en: Slide['texts']['en']): Omit<Slide['texts'], 'en'> {
  const isSame = (text: string) => (text === 'title' ? was.title === en.title : was.description === en.description)
  const kept = Object.entries(said).flatMap(([language, texts]) => {
    const still = Object.entries(texts ?? {}).filter(([text]) => isSame(text))
    return still.length === 0 ? [] : [[language, Object.fromEntries(still)] as const]
  })
  return Object.fromEntries(kept)
}

/** The fields of the home page that a refusal names, as the form of one slide calls them. */
export function ofOneSlide<Gives>(answer: Answer<Gives>): Answer<Gives> {
  if (answer.ok || !('refused' in answer)) return answer
  const fields = wrongFieldsIn(answer.refused.more).map(named)
  return fields.length === 0 ? answer : { ...answer, refused: { ...answer.refused, more: { fields } } }
}

function named({ field, ...wrong }: WrongField): WrongField {
  const [, , part = '', , text = ''] = field.split('.')
  if (part === 'picture') return { field: 'picture', ...wrong }
  if (text === 'title') return { field: 'slideTitle', ...wrong }
  if (text === 'description') return { field: 'slideLine', ...wrong }
  return { field, ...wrong }
}

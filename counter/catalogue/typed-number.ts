import { latinDigits } from '#shop/digits.ts'

/** A whole number as it is typed: '30'. Anything else is not guessed. */
export const numberTyped = (typed: string): number | undefined =>
  /^\d{1,6}$/.test(latinDigits(typed).trim()) ? Number(latinDigits(typed)) : undefined

/** '4', '4.5': pieces. */
export const partTyped = (typed: string): number | undefined =>
  /^\d{1,4}(\.\d{1,3})?$/.test(latinDigits(typed).trim()) ? Number(latinDigits(typed)) : undefined

/** One on each line, or between commas. */
export const linesTyped = (typed: string): readonly string[] =>
  typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** An empty line begins a new one. */
export function paragraphsTyped(typed: string): readonly string[] {
  const paragraphs: string[] = ['']
  for (const line of typed.split('\n').map((one) => one.trim()))
    if (line === '') paragraphs.push('')
    else paragraphs.push(`${paragraphs.pop() ?? ''} ${line}`.trim())
  return paragraphs.filter((paragraph) => paragraph !== '')
}

/** What an address may be made of a name: 'Tiger Prawns (live)' becomes 'tiger-prawns-live'. */
export const codeFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 38)
    .replaceAll(/^-|-$/g, '')

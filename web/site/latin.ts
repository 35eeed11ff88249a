import { language } from '#words/language.ts'

/** The `lang` of what somebody typed, or the post calls so: a page of another language reads Latin letters out as English. */
export const latin = (said: string): 'en' | undefined => (language !== 'en' && /[a-z]/i.test(said) ? 'en' : undefined)

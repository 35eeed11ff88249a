import { languages } from '../shop/languages.ts'

/** The language that is being built, as tools/build.ts says it; while developing, the first. */
export const builtLanguage = languages.find((one) => one === process.env.BUILT_LANGUAGE) ?? languages[0]

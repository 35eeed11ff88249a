// After a translator has looked at what changed: npm exec -- node tools/translations/seen.ts hi|mr|all [ROOM ...]
// Without a room all of them; a room is the name of its file: checkout.
import { otherLanguages } from '#shop/languages.ts'
import { noteSeen, staleIn, translatedFrom } from './drift.ts'

const [wanted = '', ...rooms] = process.argv.slice(2)
const languages = otherLanguages.filter((language) => wanted === 'all' || wanted === language)

if (languages.length > 0) await noteSeen(languages, rooms)
const stale = await staleIn(translatedFrom())
for (const { language, room, key } of stale) console.log(`${language}  ${room}  ${key}`)
console.log(`${stale.length} sentences are translated from an English that has changed.`)

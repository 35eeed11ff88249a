import { glossary, joinsByColon, says, textsOf, unsaid } from './voice.ts'

const never = unsaid(glossary())
for (const l of ['en', 'hi', 'mr'] as const) {
  const texts = await textsOf(l)
  console.log('#', l, texts.length, 'words', new Set(texts.map((t) => t.room + t.key)).size)
  for (const w of never[l]) {
    const hits = texts.filter((t) => says(t.text, w))
    if (hits.length)
      console.log(
        l,
        `"${w}"`,
        hits.length,
        hits
          .slice(0, 40)
          .map((h) => `${h.room.split('/').at(-1)} ${h.key}: ${h.text}`)
          .join('\n     '),
      )
  }
  const c = texts.filter((t) => joinsByColon(t.text))
  console.log(l, 'colon', c.length)
  for (const h of c) console.log('   :', h.room.split('/').at(-1), h.key, '|', h.text)
}

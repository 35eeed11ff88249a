import { useSearchParams } from 'react-router'
import { languageNames, languages, localeOf } from '#shop/languages.ts'
import { counterLanguageWords, language as shown } from '#words/language.ts'

/** A page that is read before anybody signs in, in each language. Who then signs in reads the counter so from then on. */
export function PageLanguages({ path }: { path: `/counter/${string}` }) {
  const [words] = useSearchParams()
  return (
    <nav className="languages" aria-label={counterLanguageWords.title}>
      {languages.map((one) => (
        <a
          key={one}
          href={`${path}?${inLanguage(words, one)}`}
          lang={localeOf(one)}
          aria-current={one === shown ? 'page' : undefined}
        >
          {languageNames[one]}
        </a>
      ))}
    </nav>
  )
}

function inLanguage(words: URLSearchParams, language: string): string {
  const others = new URLSearchParams(words)
  others.set('in', language)
  return others.toString()
}

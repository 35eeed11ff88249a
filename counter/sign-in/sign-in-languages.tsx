import { useSearchParams } from 'react-router'
import { languageNames, languages, localeOf } from '#shop/languages.ts'
import { counterLanguageWords } from '#words/counter-language.ts'
import { language as shown } from '#words/language.ts'

/** Who signs in on a page that they asked for in Hindi or Marathi reads the counter so from then on. */
export function SignInLanguages() {
  const [words] = useSearchParams()
  return (
    <nav className="languages" aria-label={counterLanguageWords.title}>
      {languages.map((one) => (
        <a
          key={one}
          href={`/counter/sign-in?${inLanguage(words, one)}`}
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

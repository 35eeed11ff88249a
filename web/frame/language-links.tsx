import { useLocation } from 'react-router'
import { languageNames, languages, localeOf, pathIn } from '#shop/languages.ts'
import { language, languageWords } from '#words/language.ts'
import { chooseLanguage } from './choose-language.ts'

const others = languages.filter((one) => one !== language)

/** This page in the other languages. Each is a build of its own, so its pages are loaded as a whole. */
export function LanguageLinks() {
  const { pathname } = useLocation()
  return (
    <ul className="languages" role="list" aria-label={languageWords.others}>
      {others.map((one) => (
        <li key={one}>
          <a
            lang={one}
            hrefLang={localeOf(one)}
            href={pathIn(one, pathname)}
            onClick={(event) => chooseLanguage(event, one)}
          >
            {languageNames[one]}
          </a>
        </li>
      ))}
    </ul>
  )
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { store, stored } from '#browser/storage.ts'
import { type Language, languages, localeOf, pathIn } from '#shop/languages.ts'
import { offerWords as english } from '#shop/words/en/language.ts'
import { offerWords as hindi } from '#shop/words/hi/language.ts'
import { offerWords as marathi } from '#shop/words/mr/language.ts'
import { language } from '#words/language.ts'
import { chooseLanguage } from './choose-language.ts'
import { CloseIcon } from './icons.tsx'

const wordsOf = { en: english, hi: hindi, mr: marathi }

/**
 * One line on the first visit, for somebody whose browser prefers another of our languages: it lies over the links to all of
 * them, so that nothing moves. Nobody is led anywhere by it, and it is said once.
 */
export function LanguageOffer() {
  const { pathname } = useLocation()
  const [offered, setOffered] = useState(languageToOffer)
  useEffect(() => {
    if (offered !== undefined) store('language', language)
  }, [offered])
  if (offered === undefined) return null
  const { readHere, close } = wordsOf[offered]
  return (
    <p className="language-offer" lang={offered}>
      <a
        hrefLang={localeOf(offered)}
        href={pathIn(offered, pathname)}
        onClick={(event) => chooseLanguage(event, offered)}
      >
        {readHere}
      </a>
      <button type="button" className="icon-button" aria-label={close} onClick={() => setOffered(undefined)}>
        <CloseIcon />
      </button>
    </p>
  )
}

/** The first of the browser's that is one of ours, where it is not this one and nothing was offered or chosen yet. */
function languageToOffer(): Language | undefined {
  const preferred = navigator.languages
    .map((said) => languages.find((one) => one === said.toLowerCase().split('-', 1)[0]))
    .find((one) => one !== undefined)
  return preferred === language || stored('language') !== null ? undefined : preferred
}

import { useState } from 'react'
import { staffApi } from '#counter/api.ts'
import { Button } from '#kit/button.tsx'
import { type Language, languageNames, languages, localeOf } from '#shop/languages.ts'
import { counterLanguageWords, language as shown } from '#words/language.ts'

/** Each language is a build of the counter, so the page is fetched again. */
export function ChooseLanguage() {
  const [failed, setFailed] = useState(false)
  async function choose(language: Language) {
    const answer = await staffApi('chooseLanguage', { body: { language } })
    if (answer.ok) location.reload()
    else setFailed(true)
  }
  return (
    <>
      <ul role="list" className="languages needs-script">
        {languages.map((one) => (
          <li key={one}>
            <Button
              look={one === shown ? 'soft' : 'quiet'}
              lang={localeOf(one)}
              aria-pressed={one === shown}
              onClick={() => void choose(one)}
            >
              {languageNames[one]}
            </Button>
          </li>
        ))}
      </ul>
      {failed && (
        <p className="trouble" role="alert">
          {counterLanguageWords.failed}
        </p>
      )}
    </>
  )
}

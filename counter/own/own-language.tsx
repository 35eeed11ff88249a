import { useState } from 'react'
import { type Language, languageNames, languages, localeOf } from '#shop/languages.ts'
import { counterLanguageWords } from '#words/counter-language.ts'
import { language as shown } from '#words/language.ts'
import { Button } from '#kit/button.tsx'
import { staffApi } from '#counter/api.ts'

/** Each language is a build of the counter, so the page is fetched again. */
export function OwnLanguage() {
  const [failed, setFailed] = useState(false)
  async function choose(language: Language) {
    const answer = await staffApi('chooseLanguage', { body: { language } })
    if (answer.ok) location.reload()
    else setFailed(true)
  }
  return (
    <section className="stack" aria-labelledby="own-language">
      <h2 id="own-language">{counterLanguageWords.title}</h2>
      <p>{counterLanguageWords.lead}</p>
      <ul role="list" className="languages needs-script">
        {languages.map((one) => (
          <li key={one}>
            <Button
              look={one === shown ? 'strong' : 'quiet'}
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
    </section>
  )
}

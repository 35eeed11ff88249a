import { language } from '#words/language.ts'
import { bindsWords } from '#words/legal.ts'

/** On a page that the law asks for, in another language: that the English one binds, and where it stands. */
export function EnglishBinds({ path }: { path: string }) {
  if (language === 'en') return null
  return (
    <p className="note">
      {bindsWords.binds}{' '}
      <a href={path} hrefLang="en">
        {bindsWords.readEnglish}
      </a>
    </p>
  )
}

import { createContext, useContext } from 'react'
import { type OnPaper, onPaper } from '#shop/words/orders/on-paper.ts'
import { language } from '#words/language.ts'

/** Around a paper: the words that it is printed in. Elsewhere the language of the screen's reader holds. */
export const OnPaperContext = createContext<OnPaper>(onPaper[language])

export const useOnPaper = (): OnPaper => useContext(OnPaperContext)

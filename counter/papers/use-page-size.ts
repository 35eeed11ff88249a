import { type RefObject, useEffect } from 'react'
import type { Sheet } from './sheets.ts'

/**
 * Tells the printer how large the page is. CSS knows no page that is as long as what stands on it, so a paper from a roll is
 * measured. Made in script: no style of a page stands in its HTML.
 */
export function usePageSize(paper: RefObject<HTMLElement | null>, sheet: Sheet | 'label'): void {
  useEffect(() => {
    const { current: measured } = paper
    if (measured === null || measured.hidden) return undefined
    const style = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
    const fit = () => style.replaceSync(`@page { ${pageOf(sheet, measured)} }`)
    fit()
    const growing = new ResizeObserver(fit)
    growing.observe(measured)
    return () => {
      growing.disconnect()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style)
    }
  }, [paper, sheet])
}

function pageOf(sheet: Sheet | 'label', measured: HTMLElement): string {
  if (sheet === 'a4') return 'size: A4; margin: 12mm'
  if (sheet === 'label') return 'size: 50mm 40mm; margin: 0'
  return `size: ${sheet}mm ${millimetres(measured.getBoundingClientRect().height)}mm; margin: 0`
}

/** Rounded up, and one more: a last line must never begin a second page. */
const millimetres = (dots: number): number => Math.ceil((dots * 25.4) / 96) + 1

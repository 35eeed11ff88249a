import { createContext, use } from 'react'
import { Links } from 'react-router'
import type { Inline, PageStyles } from '#shop/wire/page-parts.ts'
import { scrollBack } from './scroll-back.ts'

/** What the server gives a page besides what its rooms say, each piece as it is written into it. */
export interface PageParts {
  /** none while the site is developed: there the router links to what changes under one's hands */
  readonly styles: PageStyles | undefined
  readonly data: string
  readonly start: string
}

export const GivenParts = createContext<PageParts | undefined>(undefined)

/** Before all sheets: what a later layer says wins over what an earlier one says. */
const layers = '@layer reset, base, kit, rooms;'

/**
 * Only the server draws them: in a browser there is nothing to add. Shoppers get the typefaces after all else (kit/typefaces.tsx);
 * staff, who have them from their first page on, get them at once, so that each page is in one typeface.
 */
export function Styles({ facesFirst = false }: { facesFirst?: boolean }) {
  const { styles } = useParts()
  if (styles === undefined)
    return (
      <>
        <style>{layers}</style>
        <Links />
      </>
    )
  return (
    <>
      {facesFirst &&
        styles.faceFiles.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
      <style>{layers + styles.standing}</style>
      <style id="faces" media={facesFirst ? undefined : '(scripting:none)'}>
        {styles.faces}
      </style>
    </>
  )
}

/** At the end of the page, where the router's own stand in a browser; only the server draws them. */
export function Scripts() {
  const { data, start } = useParts()
  return (
    <>
      <script>{scrollBack}</script>
      <script>{data}</script>
      <script type="module">{start}</script>
    </>
  )
}

export const inlineOf = ({ styles, data, start }: PageParts): Inline => ({
  scripts: [scrollBack, data, start],
  styles: styles === undefined ? [] : [layers + styles.standing, styles.faces],
})

function useParts(): PageParts {
  const parts = use(GivenParts)
  if (parts === undefined)
    throw new Error('a page is drawn without its styles and scripts (kit/document/draw-page.tsx)')
  return parts
}

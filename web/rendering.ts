import { createContext } from 'react-router'

/** Takes what went wrong while a page was made. */
export const onError = createContext<(trouble: unknown) => void>()

/** The paths of all pages, as the table of routes has them. */
export const pagePaths = createContext<readonly string[]>()

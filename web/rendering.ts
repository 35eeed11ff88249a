import { createContext } from 'react-router'

/** The paths of all pages, as the table of routes has them. */
export const pagePaths = createContext<readonly string[]>()

import { redirect } from 'react-router'
import { paths } from '#web/paths.ts'

/** The catch-all of the specification: an address that we do not know leads home. */
export const loader = () => redirect(paths.home)

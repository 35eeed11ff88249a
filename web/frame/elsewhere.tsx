import { redirect } from 'react-router'

/** The catch-all of the specification: an address that we do not know leads home. */
export const loader = () => redirect('/home')

import { openCatalogue } from './open-catalogue.ts'
import { setAvailable } from './set-available.ts'

export const catalogueCommands = { openCatalogue, setAvailable }

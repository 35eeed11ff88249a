import { changeHome } from './change-home.ts'
import { addSpecies, changeSpecies, orderSpecies, takeSpeciesOff } from './change-species.ts'
import { importCatalogue } from './import-catalogue.ts'
import { openCatalogue } from '#server/catalogue/open-catalogue.ts'
import { setAvailable } from './set-available.ts'
import { addProduct, approveProduct, changeProduct, orderProducts, takeProductOff } from './staff-products.ts'

export const catalogueCommands = {
  openCatalogue,
  importCatalogue,
  setAvailable,
  addSpecies,
  changeSpecies,
  takeSpeciesOff,
  orderSpecies,
  addProduct,
  changeProduct,
  takeProductOff,
  approveProduct,
  orderProducts,
  changeHome,
}

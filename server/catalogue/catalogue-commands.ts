import { changeHome } from '#server/catalogue/change-home.ts'
import { addSpecies, changeSpecies, orderSpecies, takeSpeciesOff } from '#server/catalogue/change-species.ts'
import { importCatalogue } from '#server/catalogue/import-catalogue.ts'
import { openCatalogue } from '#server/catalogue/open-catalogue.ts'
import { setAvailable } from '#server/catalogue/set-available.ts'
import { addProduct, changeProduct, orderProducts, takeProductOff } from '#server/catalogue/staff-products.ts'

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
  orderProducts,
  changeHome,
}

export { descriptions } from './descriptions.ts'
export { listTexts } from './lists.ts'
export { productTexts } from './products.ts'
export { speciesTitles } from './species.ts'

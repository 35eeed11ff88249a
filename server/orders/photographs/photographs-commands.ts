import { addPhotograph } from './add-photograph.ts'
import { forgetPhotographs } from './forget-photographs.ts'

export const photographsCommands = {
  addPhotograph,
  forgetPhotographs,
}

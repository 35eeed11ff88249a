import { forgetPhotographs } from '../forget-photographs.ts'
import { addPhotograph } from './add-photograph.ts'

export const photographsCommands = {
  addPhotograph,
  forgetPhotographs,
}

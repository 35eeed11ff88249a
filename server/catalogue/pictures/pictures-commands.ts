import { addPicture } from './add-picture.ts'
import { describePicture } from './describe-picture.ts'

export const picturesCommands = {
  addPicture,
  describePicture,
}

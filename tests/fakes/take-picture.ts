// Takes a picture as the shop does, in a process that a test can kill: node take-picture.ts DATA_DIR FILE
import { createReadStream } from 'node:fs'
import { openPictureMaker } from '#server/catalogue/pictures/picture-maker.ts'
import { picturesFolder } from '#server/catalogue/pictures/pictures-folder.ts'

const [dataDir = '', file = ''] = process.argv.slice(2)
const taking = await openPictureMaker(picturesFolder(dataDir)).take(createReadStream(file))
process.stdout.write(JSON.stringify(taking))

export interface PicturesTables {
  pictures: PicturesTable
}

/** A picture that staff sent. Its files lie in DATA_DIR/pictures, under names that carry the hash of their content. */
interface PicturesTable {
  /** of the original, so that the same file again is the same picture */
  name: string
  alt: string
  width: number
  height: number
  colour: string
  files_json: string
  /** the file in `originals`, which is never served */
  original: string
  original_bytes: number
  added_by: string
  added_at: number
}

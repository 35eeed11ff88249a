const arrayBuffer = () => Promise.reject(new DOMException('The file has changed.', 'NotReadableError'))

/** A file that was saved again after somebody chose it: the browser no longer reads it. */
export function changedOnDisk(file: File): File {
  return Object.assign(new File([file], file.name), {
    arrayBuffer,
    slice: () => Object.assign(new Blob(), { arrayBuffer }),
  })
}

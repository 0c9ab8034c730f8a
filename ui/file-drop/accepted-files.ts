/** Name and, if known, media type of a file. */
export interface FileKind {
  name: string
  type: string
}

/** Whether a file matches an `accept` attribute: `.csv, text/plain, image/*`. */
export function isAccepted(file: FileKind, accept: string): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  if (kinds.length === 0) return true
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.endsWith(kind)
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
    return type === kind
  })
}

/** Splits dropped files, which no file dialog has filtered, into accepted and refused ones. */
export function sortFiles<Kind extends FileKind>(
  files: readonly Kind[],
  accept: string,
  multiple: boolean,
): { taken: Kind[]; refused: Kind[] } {
  const right = files.filter((file) => isAccepted(file, accept))
  const taken = multiple ? right : right.slice(0, 1)
  return { taken, refused: files.filter((file) => !taken.includes(file)) }
}

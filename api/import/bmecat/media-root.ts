import type { MediaLookup } from '../table/media-columns.ts'

/** Finds files below the catalogue's common folder, and also by names that include that folder. */
export function mediaBelowRoot(root: string, { findPicture, findDocument }: MediaLookup): MediaLookup {
  const below = (name: string) => `${root.replace(/[/\\]+$/u, '')}/${name}`
  if (root === '') return { findPicture, findDocument }
  const secure = /^https:\/\/[^/\s]+/iu.test(root)
  return {
    findPicture: (name) => findPicture(below(name)) ?? findPicture(name),
    findDocument: (name) =>
      findDocument(name) ?? (secure ? { url: encodeURI(below(name)) } : findDocument(below(name))),
  }
}

import type { Media } from '../table/media-columns.ts'

/** Where files are found when the catalogue names the folder of all of them; some name it and write it again. */
export function mediaBelow(root: string, { pictureAt, documentAt }: Media): Media {
  const below = (name: string) => `${root.replace(/[/\\]+$/u, '')}/${name}`
  if (root === '') return { pictureAt, documentAt }
  const secure = /^https:\/\/[^/\s]+/iu.test(root)
  return {
    pictureAt: (name) => pictureAt(below(name)) ?? pictureAt(name),
    documentAt: (name) =>
      documentAt(name) ?? (secure ? { url: encodeURI(below(name)) } : documentAt(below(name))),
  }
}

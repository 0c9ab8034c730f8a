import { maxFiles, type ArticleDraft } from '../article.ts'
import type { ReadCell } from './read-number.ts'
import { parseLanguage } from '../languages.ts'
import { splitList } from '../parse-values.ts'

/** Finds the files that a catalogue names; null for a missing file. */
export interface MediaLookup {
  /** Address of a picture by the name of its file. */
  findPicture: (name: string) => string | null
  /** Address and size of a document by the name of its file; no size when it lies elsewhere. */
  findDocument: (name: string) => { url: string; bytes?: number } | null
}

/** The picture at an index of a row; its address and its text can come in any order. */
function pictureIn(draft: ArticleDraft, at: number) {
  const pictures = (draft.pictures ??= [])
  while (pictures.length < at) pictures.push({ url: '', words: {} })
  return (pictures[at] ??= { url: '', words: {} })
}

const tooMany = `names more than ${maxFiles} files`

/** `picture`: names of files in their order, between bars; `picture-text.sv`: what each of them shows. */
export function pictureColumn(name: string, { findPicture }: MediaLookup): ReadCell | null {
  if (name === 'picture')
    return (cell, draft) => {
      draft.pictures ??= []
      const files = splitList(cell)
      if (files.length > maxFiles) return tooMany
      for (const [at, file] of files.entries()) {
        const address = file.startsWith('/') ? file : findPicture(file)
        if (address === null) return 'is no picture (JPEG, PNG, WebP, GIF) in the folder of the file'
        pictureIn(draft, at).url = address
      }
      return null
    }
  const language = /^picture-text\.(.+)$/u.exec(name)?.[1]
  const known = parseLanguage(language ?? '')
  if (known === null) return null
  return (cell, draft) => {
    // An empty text keeps its index: the second text belongs to the second picture.
    const texts = cell.split('|')
    if (texts.length > maxFiles) return tooMany
    for (const [at, text] of texts.entries())
      if (text.trim() !== '') pictureIn(draft, at).words[known] = text.trim()
    return null
  }
}

/** `document.KIND`: addresses over https or names of PDF files, between bars. */
export function documentColumn(name: string, { findDocument }: MediaLookup): ReadCell | null {
  const kind = /^document\.(.+)$/u.exec(name)?.[1]
  if (kind === undefined) return null
  return (cell, draft) => {
    const documents = (draft.documents ??= [])
    const all = splitList(cell)
    if (all.length > maxFiles) return tooMany
    for (const written of all) {
      if (/^http:/iu.test(written)) return 'must begin with https://, not http://'
      // The schema refuses other schemes.
      const elsewhere = /^(?:\/|[a-z][a-z0-9+.-]*:)/iu.test(written)
      const found = elsewhere ? { url: written } : findDocument(written)
      if (found === null) return 'is no PDF in the folder of the file'
      documents.push({ kind, ...found })
    }
    return null
  }
}

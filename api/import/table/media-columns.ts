import { mostFiles, type ArticleDraft } from '../article.ts'
import type { ReadCell } from './cell.ts'
import { catalogueLanguages } from '../languages.ts'
import { readList } from '../parse-values.ts'

/** Where the files that a catalogue names are found; null for what is not there. */
export interface Media {
  /** Address of a picture by the name of its file. */
  pictureAt: (name: string) => string | null
  /** Address and size of a document by the name of its file; no size when it lies elsewhere. */
  documentAt: (name: string) => { url: string; bytes?: number } | null
}

/** The picture at a place of a row; its address or its words may be told first. */
function pictureIn(draft: ArticleDraft, at: number) {
  const pictures = (draft.pictures ??= [])
  while (pictures.length < at) pictures.push({ url: '', words: {} })
  return (pictures[at] ??= { url: '', words: {} })
}

const tooMany = `names more than ${mostFiles} files`

/** `picture`: names of files in their order, between bars; `picture-text.sv`: what each of them shows. */
export function pictureColumn(name: string, { pictureAt }: Media): ReadCell | null {
  if (name === 'picture')
    return (cell, draft) => {
      draft.pictures ??= []
      const files = readList(cell)
      if (files.length > mostFiles) return tooMany
      for (const [at, file] of files.entries()) {
        const address = file.startsWith('/') ? file : pictureAt(file)
        if (address === null) return 'is no picture (JPEG, PNG, WebP, GIF) in the folder of the file'
        pictureIn(draft, at).url = address
      }
      return null
    }
  const language = /^picture-text\.(.+)$/u.exec(name)?.[1]
  const known = catalogueLanguages.find((each) => each === language)
  if (!known) return null
  return (cell, draft) => {
    // A place without words stays: the second text belongs to the second picture.
    const texts = cell.split('|')
    if (texts.length > mostFiles) return tooMany
    for (const [at, text] of texts.entries())
      if (text.trim() !== '') pictureIn(draft, at).words[known] = text.trim()
    return null
  }
}

/** `document.KIND`: addresses over https or names of PDF files, between bars. */
export function documentColumn(name: string, { documentAt }: Media): ReadCell | null {
  const kind = /^document\.(.+)$/u.exec(name)?.[1]
  if (kind === undefined) return null
  return (cell, draft) => {
    const documents = (draft.documents ??= [])
    const all = readList(cell)
    if (all.length > mostFiles) return tooMany
    for (const written of all) {
      if (/^http:/iu.test(written)) return 'must begin with https://, not http://'
      // Everything else with a scheme is for the schema to refuse.
      const elsewhere = /^(?:\/|[a-z][a-z0-9+.-]*:)/iu.test(written)
      const found = elsewhere ? { url: written } : documentAt(written)
      if (found === null) return 'is no PDF in the folder of the file'
      documents.push({ kind, ...found })
    }
    return null
  }
}

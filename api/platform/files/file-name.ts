import { extensionOf, type FileType } from './file-type.ts'

const longest = 100

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const hidden = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF]/gu
/** Names of devices of Windows, which cannot be names of files there. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/iu

/**
 * A name that every system can store and that shows what it is: without folders, control characters and characters that
 * reverse the text, with the extension of its type, at most 100 characters.
 */
export function sanitiseFileName(name: string, type: FileType): string {
  const base = name.normalize('NFC').split(/[/\\]/u).at(-1) ?? ''
  const clean = base
    .replaceAll(hidden, '')
    .replaceAll(/[<>:"|?*]/gu, '_')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[.\s]+/u, '')
    .replace(device, '_$&')
  const extension = extensionOf(clean)
  const isOwn = extension === type || (type === 'jpg' && extension === 'jpeg')
  const stem = isOwn ? clean.slice(0, -extension.length - 1) : clean
  const ending = `.${isOwn ? extension : type}`
  const [...letters] = stem.replace(/[.\s]+$/u, '')
  return `${letters.slice(0, longest - ending.length).join('') || 'file'}${ending}`
}

/** The header that makes a browser save an answer under a name (RFC 6266). */
export function contentDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replaceAll(/[^\u0020-\u007E]/gu, '')
    .replaceAll(/["\\%]/gu, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

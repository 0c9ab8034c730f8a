import { Parser } from 'htmlparser2'

/** The elements that descriptions are formatted with. */
const formats =
  'a|b|big|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul'
/** `<5 mm` and other angle brackets are text. */
const tag = new RegExp(`</?(?:${formats})(?:\\s[^<>]*)?/?>`, 'iu')
const formatName = new RegExp(`^(?:${formats})$`, 'iu')

/** Whether descriptions are formatted with an element. */
export const isFormat = (name: string): boolean => formatName.test(name)
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/iu

/** Elements that begin a line of their own. */
const blocks: ReadonlySet<string> = new Set(['br', 'div', 'hr', 'li', 'ol', 'p', 'table', 'tr', 'ul'])
/** Elements whose text is no text of the page. */
const silent: ReadonlySet<string> = new Set(['script', 'style', 'title'])
const raised: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³' }

/** Replaces character references of HTML; the unknown stay. */
export function decodeEntities(text: string): string {
  if (!entity.test(text)) return text
  let decoded = ''
  const parser = new Parser({ ontext: (part) => void (decoded += part) })
  // An angle bracket is text here.
  parser.end(text.replaceAll('<', '&lt;'))
  return decoded
}

function withoutTags(html: string): string {
  let text = ''
  let isRaised = false
  let isSilent = false
  const newLine = () => void (text = text === '' || text.endsWith('\n') ? text : `${text.trimEnd()}\n`)
  const parser = new Parser({
    onopentagname(name) {
      if (blocks.has(name) || /^h\d$/u.test(name)) newLine()
      if (name === 'li') text += '• '
      if (name === 'td' || name === 'th') text += ' '
      isRaised = name === 'sup'
      isSilent = silent.has(name)
    },
    ontext(part) {
      if (!isSilent) text += isRaised ? (raised[part] ?? part) : part.replaceAll(/\s+/gu, ' ')
    },
    onclosetag(name) {
      isRaised = false
      isSilent = false
      if (blocks.has(name) || /^h\d$/u.test(name)) newLine()
    },
  })
  parser.end(html)
  return text
}

// Control characters, which XML does not allow and PostgreSQL does not store.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/gu

/** A text without the space that only indents or fills it. */
const withoutSpace = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n\s*/gu, '\n')
    .trim()

/** A text without the HTML, character references and control characters that catalogues write into it. */
export function plainText(written: string): string {
  let text = written.replaceAll(controls, '')
  if (!/[<&]/u.test(text)) return withoutSpace(text)
  // Some programs escape twice: `&amp;lt;p&amp;gt;`.
  for (let round = 0; round < 3 && entity.test(text); round++) text = decodeEntities(text)
  // Escaped together with the text that it should protect.
  text = text.replaceAll(/<!\[CDATA\[|\]\]>/gu, '')
  if (tag.test(text)) text = decodeEntities(withoutTags(text))
  return withoutSpace(text.replaceAll(controls, ''))
}

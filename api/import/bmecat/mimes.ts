import { childOf, childrenOf, etimMimeInfo, textOf, type Element } from './element.ts'

/** Kinds of the ETIM guideline (`UDX.EDXF.MIME_CODE`) that are pictures of the article, the main one first. */
const pictureCodes = 'MD01 MD26 MD27 MD25 MD23 MD24 MD28 MD29 MD30 MD59 MD20 MD02 MD65'.split(' ')
/** Other kinds, by the purpose that BMEcat has for them. */
const purposes: ReadonlyMap<string, string> = new Map([
  ['MD03', 'safety_data_sheet'],
  ['MD22', 'data_sheet'],
  ['MD17', 'logo'],
  ['MD18', 'logo'],
  ['MD47', 'thumbnail'],
  ['MD48', 'icon'],
])

/** Elements of the guideline, by what BMEcat calls them. */
const names: ReadonlyMap<string, string> = new Map([
  ['UDX.EDXF.MIME_SOURCE', 'MIME_SOURCE'],
  ['UDX.EDXF.MIME_ALT', 'MIME_ALT'],
  ['UDX.EDXF.MIME_DESIGNATION', 'MIME_DESCR'],
  ['UDX.EDXF.MIME_ORDER', 'MIME_ORDER'],
])

/**
 * A picture or document of the guideline as BMEcat writes it. A kind that may be either is told by the ending of its
 * name.
 */
function asMime(mime: Element): Element {
  const code = textOf(mime, 'UDX.EDXF.MIME_CODE').toUpperCase()
  const child = (name: string, text: string): Element => ({ ...mime, name, text, children: [] })
  const children = mime.children.flatMap((each) => {
    const name = names.get(each.name)
    return name === undefined ? [] : [{ ...each, name }]
  })
  const place = pictureCodes.indexOf(code)
  if (place >= 0) {
    children.push(child('MIME_TYPE', 'image'), child('MIME_PURPOSE', place === 0 ? 'normal' : 'detail'))
    // Without a number the kind decides the order.
    if (textOf(mime, 'UDX.EDXF.MIME_ORDER') === '') children.push(child('MIME_ORDER', String(place + 1)))
  }
  const purpose = purposes.get(code)
  if (purpose !== undefined) children.push(child('MIME_PURPOSE', purpose))
  return { ...mime, children }
}

/**
 * The pictures and documents of an article: those of `MIME_INFO`, and those that the ETIM guideline has in the
 * extensions, each file once.
 */
export function mimesOf(article: Element): Element[] {
  const own = childrenOf(childOf(article, 'MIME_INFO'), 'MIME')
  const sources = new Set(own.map((mime) => textOf(mime, 'MIME_SOURCE')))
  const more = childrenOf(article, 'USER_DEFINED_EXTENSIONS')
    .flatMap((extensions) => childrenOf(extensions, etimMimeInfo))
    .flatMap((info) => childrenOf(info, 'UDX.EDXF.MIME'))
    .map(asMime)
    .filter((mime) => !sources.has(textOf(mime, 'MIME_SOURCE')))
  return [...own, ...more]
}

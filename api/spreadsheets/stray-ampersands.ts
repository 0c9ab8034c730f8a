const cdataStart = '<![CDATA['
const cdataEnd = ']]>'
const reference = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[\p{L}_][\p{L}\d._-]{0,63});/iu
/** Characters of the longest reference. */
const longestReference = 66

/**
 * Escapes each `&` of an XML document that begins no reference, as in `R&D` or `a & b`: a parser would take the text up
 * to the next semicolon, tags included, for a name. `note` receives its line.
 */
export async function* escapeStrayAmpersands(
  texts: AsyncIterable<string>,
  note: (line: number) => void,
): AsyncGenerator<string> {
  let line = 1
  let isCdata = false
  let rest = ''

  /** Repairs all of a text, or as much as can be decided before the next one is known. */
  const repair = (text: string, isLast: boolean): string => {
    let done = ''
    let at = 0
    const take = (end: number): void => {
      const part = text.slice(at, end)
      line += part.split('\n').length - 1
      done += part
      at = end
    }
    while (at < text.length) {
      if (isCdata) {
        const end = text.indexOf(cdataEnd, at)
        if (end < 0) {
          take(isLast ? text.length : Math.max(at, text.length - cdataEnd.length))
          break
        }
        take(end + cdataEnd.length)
        isCdata = false
        continue
      }
      const next = /&|<!\[CDATA\[/gu
      next.lastIndex = at
      const found = next.exec(text)
      if (found === null) {
        // A section may begin at the end of the text.
        take(isLast ? text.length : Math.max(at, text.length - cdataStart.length))
        break
      }
      take(found.index)
      if (text[at] === '<') {
        take(at + cdataStart.length)
        isCdata = true
        continue
      }
      const ahead = text.slice(at, at + longestReference)
      if (!isLast && ahead.length < longestReference) break
      const isReference = reference.test(ahead)
      if (!isReference) note(line)
      done += isReference ? '&' : '&amp;'
      at += 1
    }
    rest = text.slice(at)
    return done
  }

  for await (const text of texts) yield repair(rest + text, false)
  yield repair(rest, true)
}

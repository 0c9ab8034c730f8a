/** Bytes that a file may have: in base64 they fill what a call may carry. */
export const largestFile = 750_000

/** Where a signed cell begins, spreadsheets reckon: an apostrophe before it keeps it text. */
const isReckoned = /^[=+\-@\t\r']/u

const cell = (text: string): string => {
  const safe = isReckoned.test(text) ? `'${text}` : text
  return /[;,"\r\n\t|]|^\s|\s$/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as a file that spreadsheets open in every language of the shop and that the check reads again as it was. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`

/** Hands a text to the browser as a file to keep. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** The bytes of a file in base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  // One call takes only so many values.
  for (let start = 0; start < bytes.length; start += 8192) {
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return btoa(text)
}

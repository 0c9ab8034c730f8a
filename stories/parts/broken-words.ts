/** Words of an element that are broken in mid-letter: they stand on two lines without a hyphen or a slash. */
export function brokenWords(element: Element): string[] {
  const broken: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    // Texts for screen readers only have no room at all.
    if ((node.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word)
    }
  }
  return broken
}

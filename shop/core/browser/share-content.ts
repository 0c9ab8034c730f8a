/** How sharing ended; `left` when the visitor has closed the browser's own dialog. */
export type Shared = 'shared' | 'copied' | 'left' | 'failed'

/**
 * Hands something over to the browser's own way of sharing where there is one; else its address, or its text when it
 * has none, goes to the clipboard.
 */
export async function share(content: { title: string; text?: string; url?: string }): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share(content)
      return 'shared'
    }
  } catch (reason) {
    if (reason instanceof DOMException && reason.name === 'AbortError') return 'left'
  }
  try {
    await navigator.clipboard.writeText(content.url ?? content.text ?? content.title)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Outcome of sharing; `left` if the visitor cancelled the browser's dialog. */
export type Shared = 'shared' | 'copied' | 'left' | 'failed'

/**
 * Opens the browser's share dialog if available; otherwise copies the address, or the text if there is no address.
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

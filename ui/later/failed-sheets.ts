let loading: Promise<unknown> | null = null

/** Whether the rules of a style sheet are there. Of a failed one Chromium keeps a sheet whose rules cannot be read. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** The page's own style sheets that are not there. Whether those of others are cannot be read. */
const missingSheets = (): HTMLLinkElement[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
    (link) => link.href.startsWith(`${window.origin}/`) && !hasRules(link),
  )

/** Loads a style sheet by a new link, which takes the place of the old one. */
async function loadAgain(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link')
  for (const { name, value } of link.attributes) again.setAttribute(name, value)
  const loaded = new Promise<void>((resolve, reject) => {
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', () => reject(new Error(`No styles from ${again.href}`)))
  })
  link.after(again)
  try {
    await loaded
  } catch (reason) {
    again.remove()
    // As Vite reports it, so that the app treats both alike: the release of the page may be gone.
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: reason }),
    )
    throw reason
  }
  // It may only have been slow, and another part waits for it.
  link.dispatchEvent(new Event('load'))
  link.remove()
}

/**
 * Loads the style sheets that have failed again, because a bundler may not: after a failure Vite takes a sheet as
 * loaded, and the next attempt shows its part without styles. Rejects if one fails again: which parts need it is not
 * known.
 */
export const loadFailedSheets = (): Promise<unknown> =>
  (loading ??= Promise.all(missingSheets().map(loadAgain)).finally(() => {
    loading = null
  }))

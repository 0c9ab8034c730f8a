import { navigation } from '@tradecounter/shop/core'

const reloadedKey = 'reloaded_for_files'
/** Minimum milliseconds between two reloads because of a missing file. */
const between = 10 * 60_000

/**
 * The file of a failed import, if the browser names it; otherwise the page's own script, which is removed with its
 * release.
 */
const fileOf = (reason: unknown): string | undefined =>
  /https?:\/\/\S+|\/assets\/\S+/u.exec(reason instanceof Error ? reason.message : '')?.[0] ??
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src

/** Whether the page may be reloaded, and records it. Never without storage, which prevents a loop. */
function shouldReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey))
    if (Date.now() - last < between) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Reloads the page once if the server no longer has one of its files, because a newer release runs. */
async function reloadWhenMissing(reason: unknown): Promise<void> {
  const file = fileOf(reason)
  if (file === undefined) return
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404 && shouldReload()) navigation.reload()
}

/** Handles missing files that this page loads later. */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void reloadWhenMissing(payload))
}

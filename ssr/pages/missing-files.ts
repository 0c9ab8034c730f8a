import { navigation } from '@tradecounter/shop/core'

const reloadedKey = 'reloaded_for_files'
/** A page that has been loaded again for its files is not loaded again for them before this has passed, in milliseconds. */
const between = 10 * 60_000

/** The file that a failed import names, where the browser says so; else the page's own script, which goes with its release. */
const fileOf = (reason: unknown): string | undefined =>
  /https?:\/\/\S+|\/assets\/\S+/u.exec(reason instanceof Error ? reason.message : '')?.[0] ??
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src

/** Whether the page may be loaded again; notes that it is. Without storage it may not: nothing could end a loop. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(reloadedKey))
    if (Date.now() - last < between) return false
    sessionStorage.setItem(reloadedKey, String(Date.now()))
    return true
  } catch {
    return false
  }
}

/** Loads the page again, once, when the server no longer has a file of it: a later release has other files. */
export async function reloadWhenMissing(reason: unknown): Promise<void> {
  const file = fileOf(reason)
  if (file === undefined) return
  const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404 && mayReload()) navigation.reload()
}

/** Watches all files of this page that are loaded later. */
export function watchMissingFiles(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void reloadWhenMissing(payload))
}

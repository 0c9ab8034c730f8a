import { isPrerendered, navigation, onShownLater, painted, type ShownFrom } from '@tradecounter/shop/core'
import { keepNewest, newestPerson } from './stored-person.ts'

const channelName = 'tradecounter-person'
/** Says that somebody else will be here in a moment: no page was made for them yet. */
const changing = 'changing'

let channel: BroadcastChannel | null = null

const say = (person: string): void => {
  keepNewest(person)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its own origin and takes no other
  channel?.postMessage(person)
}

/** Tells all other tabs that they show the wrong person from now on, and lets nothing more be done on this page. */
export function announcePersonChange(): void {
  say(changing)
  document.querySelector('main')?.setAttribute('inert', '')
}

/** Tells all other tabs whom the browser is for now, after a sign-in on a page that stays. */
export const announcePerson = (person: string): void => say(person)

/** Covers the page at once: the browser may keep it, and show it again before any script of it can run. */
const cover = (): void => void document.body.style.setProperty('visibility', 'hidden')
const uncover = (): void => void document.body.style.removeProperty('visibility')

const leave = (): void => {
  cover()
  navigation.reload()
}

export interface WatchedPage {
  /** Whom this page was made for; empty for a visitor, whose page shows nothing of anybody. */
  person: string
  /** Asks the server whom a page would be made for now. Rejects when it cannot be reached. */
  ask: () => Promise<string>
}

/**
 * All tabs of a site show one person, and no page shows somebody who has gone (ACC-4). A page says on opening whom it
 * was made for; a tab that was made for somebody else covers itself and asks for itself anew. A customer's page is
 * covered when it goes into the browser's memory or is rendered ahead, and uncovered when its person is still the
 * newest one; the server's word follows in any case. Answers how to stop.
 */
export function watchPerson({ person, ask }: WatchedPage): () => void {
  const isSomebodys = person !== ''

  const open = (): void => {
    channel?.close()
    channel = new BroadcastChannel(channelName)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data !== person) leave()
    })
  }
  const begin = (): void => {
    open()
    say(person)
  }
  const arrive = async (from: ShownFrom): Promise<void> => {
    open()
    const stays = newestPerson() === person
    if (stays) uncover()
    if (stays && from === 'ahead') await painted()
    // Out of reach, the page of a visitor stays, and one that nobody has left in any tab.
    const now = await ask().catch(() => (stays || !isSomebodys ? person : null))
    if (now !== person) return leave()
    uncover()
    say(person)
  }
  const keep = ({ persisted }: PageTransitionEvent): void => {
    // An open channel could keep the page out of the browser's memory.
    channel?.close()
    channel = null
    if (persisted && isSomebodys) cover()
  }

  if (!isPrerendered()) begin()
  else if (isSomebodys) cover()
  const stop = onShownLater((from) => void arrive(from))
  window.addEventListener('pagehide', keep)
  return () => {
    stop()
    window.removeEventListener('pagehide', keep)
    channel?.close()
    channel = null
  }
}

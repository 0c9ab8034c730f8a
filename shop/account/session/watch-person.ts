import { isPrerendered, navigation, onLateShow, painted, type ShownFrom } from '@tradecounter/shop/core'
import { storeNewestPerson, newestPerson } from './stored-person.ts'

const channelName = 'tradecounter-person'
/** The person is about to change; no page has been rendered for the new one yet. */
const changing = 'changing'

let channel: BroadcastChannel | null = null

const say = (person: string): void => {
  storeNewestPerson(person)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its own origin and takes no other
  channel?.postMessage(person)
}

/** Tells all other tabs that their person is outdated, and makes this page inert. */
export function announcePersonChange(): void {
  say(changing)
  document.querySelector('main')?.setAttribute('inert', '')
}

/** Tells all other tabs the new person, after a sign-in without a reload. */
export const announcePerson = (person: string): void => say(person)

/** Hides the page: the browser may cache it, and show it again before its scripts run. */
const cover = (): void => void document.body.style.setProperty('visibility', 'hidden')
const uncover = (): void => void document.body.style.removeProperty('visibility')

const leave = (): void => {
  cover()
  navigation.reload()
}

export interface WatchedPage {
  /** The person that this page was rendered for; empty for a visitor. */
  person: string
  /** Requests the current person from the server. Rejects if it is unreachable. */
  ask: () => Promise<string>
}

/**
 * Keeps all tabs of a site on one person, and never shows a page of a previous person (ACC-4). A page announces its
 * person on opening; a tab of another person hides itself and reloads. A customer's page is hidden when it goes
 * into the back/forward cache or is prerendered, and shown if its person is still the newest one; the server
 * confirms it in any case. Returns the function that stops it.
 */
export function watchPerson({ person, ask }: WatchedPage): () => void {
  const isPersonal = person !== ''

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
    // If the server is unreachable, a visitor's page stays, and so does a page whose person has signed out in no
    // tab.
    const now = await ask().catch(() => (stays || !isPersonal ? person : null))
    if (now !== person) return leave()
    uncover()
    say(person)
  }
  const keep = ({ persisted }: PageTransitionEvent): void => {
    // An open channel could keep the page out of the back/forward cache.
    channel?.close()
    channel = null
    if (persisted && isPersonal) cover()
  }

  if (!isPrerendered()) begin()
  else if (isPersonal) cover()
  const stop = onLateShow((from) => void arrive(from))
  window.addEventListener('pagehide', keep)
  return () => {
    stop()
    window.removeEventListener('pagehide', keep)
    channel?.close()
    channel = null
  }
}

import type { Selectable } from 'kysely'
import { type NewsEvent, newsEvents } from '../contract/index.ts'
import type { Database } from '../platform/database/schema.ts'

/** What a user has chosen to be notified of, and how. */
export type NewsChoices = Pick<Selectable<Database['users']>, `${NewsEvent}Mail` | 'pushEvents'>

/** Whether the user wants mails about an event. */
export const wantsMail = (choices: NewsChoices, event: NewsEvent): boolean => choices[`${event}Mail`] === 1

/**
 * The events that are pushed to the user's browsers: the chosen ones, or those that are mailed as long as the user has
 * chosen none.
 */
export function pushEventsOf(choices: NewsChoices): NewsEvent[] {
  const chosen = choices.pushEvents?.split(',')
  return newsEvents.filter((event) => chosen?.includes(event) ?? wantsMail(choices, event))
}

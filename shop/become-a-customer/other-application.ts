import { atom } from 'jotai'
import type { Application } from '@tradecounter/api/contract'
import {
  applicationPageAtom,
  clearApplicationAction,
  editedTabsAtom,
  replacedAtom,
  saveStateAtom,
  takeApplicationAction,
} from './state.ts'

/**
 * Shows another application, or none, in place of the one that the page has shown, with a sentence. Drops what was
 * typed into that one.
 */
export const replaceApplicationAction = atom(null, (_get, set, application: Application | null): void => {
  set(clearApplicationAction)
  if (application !== null) set(takeApplicationAction, application)
  set(replacedAtom, application === null ? 'gone' : 'shown')
})

/**
 * Takes over what the browser has now, which a link that was opened in another tab may have changed: two applications
 * never mix on one page. If something that was typed is not saved, the page asks before it shows the other one. Returns
 * whether it is another one.
 */
export const receiveApplicationAction = atom(null, (get, set, application: Application | null): boolean => {
  const { application: shown } = get(applicationPageAtom)
  if (shown?.id === application?.id) {
    if (application !== null) set(takeApplicationAction, application)
    return false
  }
  if (get(editedTabsAtom).length > 0) set(saveStateAtom, { kind: 'other', theirs: application })
  else set(replaceApplicationAction, application)
  return true
})

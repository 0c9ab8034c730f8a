/**
 * Notifications in browsers (Web Push): who gets them, how they are written in the transaction of their event, and
 * sent.
 */
export { pushEventsOf, wantsMail } from './choices.ts'
export { makePushKeys } from './push-settings.ts'
export { createPusher } from './send-push.ts'
export { endPushAt, endPushOfSession, endPushOfUser, followSession } from './session-end.ts'
export { deleteSubscription, readPushBrowsers } from './store.ts'
export { subscribe } from './subscribe.ts'
export { writePush } from './write-push.ts'

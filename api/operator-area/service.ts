/** The operator area: what programs do with sellers and their sessions. */
export { createSeller, sellerLinkMinutes } from './links.ts'
export { operatorOriginOf } from './operator-host.ts'
export { deleteEndedSellerSessions, endSessionsOfSeller } from './sessions.ts'

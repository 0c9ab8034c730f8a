/**
 * What a one-time link does: sets a password, the first one by invitation, ends a lock, confirms an address, or accepts
 * the invitation of a further customer.
 */
export type LinkPurpose = 'password' | 'invitation' | 'unlock' | 'email' | 'attachment'

/** The attacks of the soak bench. */
export const attackNames = ['guesses', 'pastes', 'quick', 'silent', 'unread'] as const
export type AttackName = (typeof attackNames)[number]

/** The attacks that a comma-joined list names; all when there is no list. */
export const readAttackNames = (list: string | undefined): AttackName[] =>
  attackNames.filter((name) => list === undefined || list.split(',').includes(name))

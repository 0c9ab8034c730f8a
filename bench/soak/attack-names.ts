/** The attacks of the soak bench. */
export const attackNames = ['guesses', 'pastes', 'quick', 'silent', 'unread'] as const
export type AttackName = (typeof attackNames)[number]

/** Parses a comma-joined list of attacks; all without a list. */
export const readAttackNames = (list: string | undefined): AttackName[] =>
  attackNames.filter((name) => list === undefined || list.split(',').includes(name))

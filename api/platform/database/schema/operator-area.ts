import type { Generated } from 'kysely'
/** Tables of sellers and operators. */
export interface OperatorAreaTables {
  /** Actions of operators. */
  operatorActions: {
    id: string
    at: string
    /** Login name on the machine. */
    operator: string
    action: string
    /** Keyed hash of the user's name, as in the log; empty for an action about no user. */
    user: string
    detail: string
  }
  /** Users of the operator area. `totpSecret` is encrypted, and empty until the seller has set up the second factor. */
  sellers: {
    id: string
    email: string
    name: string
    passwordHash: string
    totpSecret: string
    totpStep: number
    blocked: number
    createdAt: string
    /** Of mails: that of the operator area at the last sign-in. Empty until there was one. */
    language: Generated<string>
  }
  sellerPermissions: { sellerId: string; permission: string }
  /** Links that set the first password. */
  sellerLinks: { tokenHash: string; sellerId: string; expiresAt: string }
  /** `isComplete` is 0 until the second factor is proved. */
  sellerSessions: { idHash: string; sellerId: string; isComplete: number; createdAt: string; seenAt: string }
  /** The audit of the operator area; facts are JSON. */
  sellerActions: {
    id: string
    at: string
    sellerId: string
    sellerName: string
    action: string
    subjectId: string
    subjectName: string
    facts: string
  }
}

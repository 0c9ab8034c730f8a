/** Days for which entries of the audit are kept by default: two years. */
export const auditDays = 730

/** The values of a subject that an entry shows, by field. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

const secret = /password|secret|token|hash|credential/iu

/** Throws if a field could be a secret: the audit is read and exported by people who must not know any. */
export function checkNoSecrets(facts: AuditFacts): void {
  const found = Object.keys(facts).find((field) => secret.test(field))
  if (found !== undefined) throw new Error(`The audit must not contain ${found}.`)
}

/** The fields that differ, before and after. */
export function changedFacts(
  before: AuditFacts,
  after: AuditFacts,
): { before: AuditFacts; after: AuditFacts } {
  const same = (field: string): boolean => JSON.stringify(before[field]) === JSON.stringify(after[field])
  const differing = (facts: AuditFacts): AuditFacts =>
    Object.fromEntries(Object.entries(facts).filter(([field]) => !same(field)))
  return { before: differing(before), after: differing(after) }
}

/** The date `days` after `today`, as `YYYY-MM-DD`. */
export function dayFrom(today: Date, days: number): string {
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The time `days` (may be fractional) before `today`, ISO 8601 in UTC. */
export function momentBefore(today: Date, days: number): string {
  return new Date(today.getTime() - days * 86_400_000).toISOString()
}

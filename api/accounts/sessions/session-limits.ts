/** How long a session lives without a call, and at most. */
export interface SessionLimits {
  idleSeconds: number
  absoluteSeconds: number
}

/**
 * A working day with pauses: a counter is left alone for an hour at most, and nobody works longer than twelve
 * (reliability S6).
 */
export const sessionLimits: SessionLimits = { idleSeconds: 60 * 60, absoluteSeconds: 12 * 60 * 60 }

/** What no site may go beyond (reliability S6). */
export const longestLimits: SessionLimits = { idleSeconds: 24 * 60 * 60, absoluteSeconds: 30 * 24 * 60 * 60 }

/** Sessions that one user may have at a time (reliability S8). */
export const sessionsPerUser = 10

/** Throws a sentence when limits are none, or go beyond the longest. */
export function checkLimits(limits: SessionLimits): void {
  for (const name of ['idleSeconds', 'absoluteSeconds'] as const) {
    if (!Number.isInteger(limits[name]) || limits[name] <= 0 || limits[name] > longestLimits[name]) {
      throw new RangeError(`${name} must be a whole number from 1 to ${longestLimits[name]}.`)
    }
  }
}

const minute = 60_000
/**
 * Minutes that are checked, minutes that define the normal rate, the factor that raises an alarm, and the least
 * failures.
 */
export const alarmLimits = { recent: 5, normal: 60, times: 5, least: 50 }

/**
 * Detects attacks on many names, which stay below the limit of each name (reliability L2).
 * `failed` counts a failed sign-in. It returns the failures of the last minutes if they are five times the normal rate,
 * at most once in those minutes; else null.
 */
export function createFailureAlarm() {
  const minutes = new Map<number, number>()
  let alarmedAt = -Infinity

  const sum = (from: number, until: number): number => {
    let failures = 0
    for (let at = from; at < until; at++) failures += minutes.get(at) ?? 0
    return failures
  }

  return {
    failed: (now: Date): number | null => {
      const at = Math.floor(now.getTime() / minute)
      minutes.set(at, (minutes.get(at) ?? 0) + 1)
      for (const old of minutes.keys()) {
        if (old <= at - alarmLimits.recent - alarmLimits.normal) minutes.delete(old)
      }
      const start = at - alarmLimits.recent + 1
      const recent = sum(start, at + 1)
      const usual = (sum(start - alarmLimits.normal, start) / alarmLimits.normal) * alarmLimits.recent
      if (recent < alarmLimits.least || recent < usual * alarmLimits.times) return null
      if (at - alarmedAt < alarmLimits.recent) return null
      alarmedAt = at
      return recent
    },
  }
}

const minute = 60_000
/** Minutes that are looked at, minutes that tell what is normal, how many times normal is alarming, and from what number on. */
export const alarmLimits = { recent: 5, normal: 60, times: 5, least: 50 }

/**
 * Watches failed sign-ins as a whole: an attack on many names stays below every single limit (reliability L2).
 * `failed` answers the failures of the last minutes when they are five times the usual, at most once in those minutes.
 */
export function createFailureAlarm() {
  const minutes = new Map<number, number>()
  let toldAt = -Infinity

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
      if (at - toldAt < alarmLimits.recent) return null
      toldAt = at
      return recent
    },
  }
}

/** A time with its zone (ISO 8601) in UTC, as it is kept. */
export const utc = (time: string): string => new Date(time).toISOString()

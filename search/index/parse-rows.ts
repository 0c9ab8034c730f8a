const comma = 44
const zero = 48

/**
 * Parses rows that a query returns as one text (`3,17,240`). With `group_concat` a query is several times faster than
 * with one object for each row.
 */
export function parseRows(written: string): Uint32Array {
  // A row takes at least one digit and a comma.
  const rows = new Uint32Array((written.length + 1) >> 1)
  let size = 0
  let row = 0
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at)
    if (code === comma) {
      rows[size++] = row
      row = 0
    } else row = row * 10 + code - zero
  }
  if (written.length > 0) rows[size++] = row
  return rows.slice(0, size)
}

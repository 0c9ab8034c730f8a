const comma = 44
const zero = 48

/**
 * Reads rows written as one text (`3,17,240`) and takes `less` from each. A query that writes its rows so (with
 * `group_concat`) is several times faster than one that makes an object for each of them.
 */
export function rowList(written: string, less: number): Uint32Array {
  // One digit and a comma are the shortest.
  const rows = new Uint32Array((written.length + 1) >> 1)
  let size = 0
  let row = 0
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at)
    if (code === comma) {
      rows[size++] = row - less
      row = 0
    } else row = row * 10 + code - zero
  }
  if (written.length > 0) rows[size++] = row - less
  return rows.slice(0, size)
}

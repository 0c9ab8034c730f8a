import { headerBytes, encodePostings } from './postings-codec.ts'

/** Bytes of a block, and blocks that are allocated at a time. The postings of most terms fit into one block. */
const blockBytes = 32
const blocksAtOnce = 1 << 15
/** Numbers that describe a list: its first and last block, bytes written, last row, and number of rows. */
const stateSize = 5

/**
 * Many ascending lists of rows that grow at the same time, numbered from 0. Each is a chain of blocks in a few large
 * arrays, which takes little more memory than the encoded postings in the file.
 */
export function createPostingsBuffer() {
  let lists = 0
  let state = new Uint32Array(1024 * stateSize)
  let blocks = 0
  const bytes: Uint8Array[] = []
  const next: Uint32Array[] = []

  const newBlock = (): number => {
    if (blocks % blocksAtOnce === 0) {
      bytes.push(new Uint8Array(blockBytes * blocksAtOnce))
      next.push(new Uint32Array(blocksAtOnce))
    }
    return blocks++
  }
  const open = (list: number): void => {
    if ((list + 1) * stateSize > state.length) {
      const wider = new Uint32Array((list + 1) * stateSize * 2)
      wider.set(state)
      state = wider
    }
    for (; lists <= list; lists++) state[lists * stateSize] = state[lists * stateSize + 1] = newBlock()
  }
  const put = (at: number, byte: number): void => {
    const used = state[at + 2] ?? 0
    let block = state[at + 1] ?? 0
    if (used > 0 && used % blockBytes === 0) {
      const another = newBlock()
      const links = next[Math.floor(block / blocksAtOnce)]
      if (links) links[block % blocksAtOnce] = another
      state[at + 1] = another
      block = another
    }
    const part = bytes[Math.floor(block / blocksAtOnce)]
    if (part) part[(block % blocksAtOnce) * blockBytes + (used % blockBytes)] = byte
    state[at + 2] = used + 1
  }

  return {
    /** Adds a row that is not lower than the last one. The last row itself is ignored. */
    add(list: number, row: number): void {
      if (list >= lists) open(list)
      const at = list * stateSize
      const rows = state[at + 4] ?? 0
      let delta = rows === 0 ? row + 1 : row - (state[at + 3] ?? 0)
      if (delta === 0) return
      for (; delta > 127; delta >>>= 7) put(at, (delta & 127) | 128)
      put(at, delta)
      state[at + 3] = row
      state[at + 4] = rows + 1
    },
    /** Number of rows of a list. */
    count: (list: number): number => (list < lists ? (state[list * stateSize + 4] ?? 0) : 0),
    /** A list as it is stored in the file. */
    encode(list: number): Uint8Array {
      const at = list * stateSize
      const size = state[at + 2] ?? 0
      const deltas = new Uint8Array(headerBytes + size)
      let block = state[at] ?? 0
      for (let from = 0; from < size; from += blockBytes) {
        const start = (block % blocksAtOnce) * blockBytes
        const part = bytes[Math.floor(block / blocksAtOnce)]?.subarray(
          start,
          start + Math.min(blockBytes, size - from),
        )
        if (part) deltas.set(part, headerBytes + from)
        block = next[Math.floor(block / blocksAtOnce)]?.[block % blocksAtOnce] ?? 0
      }
      return encodePostings(deltas, state[at + 3] ?? 0)
    },
  }
}

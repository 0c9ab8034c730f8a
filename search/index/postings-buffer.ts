import { codeHead, codeOf } from './postings-codec.ts'

/** Bytes of a block, and how many are made at a time. Most words have so few products that one block is enough. */
const blockBytes = 32
const blocksAtOnce = 1 << 15
/** What is known of a list: its first and its last block, bytes written, last row, and how many rows it has. */
const facts = 5

/**
 * Many ascending lists of rows that grow side by side, numbered from 0. They take little more memory than what the file
 * has of them in the end: each is a chain of blocks of a few large arrays.
 */
export function rowLists() {
  let lists = 0
  let state = new Uint32Array(1024 * facts)
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
    if ((list + 1) * facts > state.length) {
      const wider = new Uint32Array((list + 1) * facts * 2)
      wider.set(state)
      state = wider
    }
    for (; lists <= list; lists++) state[lists * facts] = state[lists * facts + 1] = newBlock()
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
    /** Adds a row that is not before the last one; that one again is left out. */
    add(list: number, row: number): void {
      if (list >= lists) open(list)
      const at = list * facts
      const rows = state[at + 4] ?? 0
      let step = rows === 0 ? row + 1 : row - (state[at + 3] ?? 0)
      if (step === 0) return
      for (; step > 127; step >>>= 7) put(at, (step & 127) | 128)
      put(at, step)
      state[at + 3] = row
      state[at + 4] = rows + 1
    },
    /** How many rows a list has. */
    count: (list: number): number => (list < lists ? (state[list * facts + 4] ?? 0) : 0),
    /** A list as the file has it. */
    code(list: number): Uint8Array {
      const at = list * facts
      const size = state[at + 2] ?? 0
      const steps = new Uint8Array(codeHead + size)
      let block = state[at] ?? 0
      for (let from = 0; from < size; from += blockBytes) {
        const start = (block % blocksAtOnce) * blockBytes
        const part = bytes[Math.floor(block / blocksAtOnce)]?.subarray(
          start,
          start + Math.min(blockBytes, size - from),
        )
        if (part) steps.set(part, codeHead + from)
        block = next[Math.floor(block / blocksAtOnce)]?.[block % blocksAtOnce] ?? 0
      }
      return codeOf(steps, state[at + 3] ?? 0)
    },
  }
}

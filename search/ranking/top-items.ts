/**
 * The first `count` of the numbers 0 to `size - 1` in the order of `compare`. Keeps a heap of `count` numbers instead
 * of sorting all: a page is far smaller than the list.
 */
export function topItems(size: number, count: number, compare: (a: number, b: number) => number): number[] {
  const heap: number[] = []
  const sink = (value: number) => {
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= heap.length) break
      const right = heap[child + 1]
      const left = heap[child] ?? 0
      if (right !== undefined && compare(right, left) > 0) child += 1
      const larger = heap[child] ?? 0
      if (compare(larger, value) <= 0) break
      heap[place] = larger
      place = child
    }
    heap[place] = value
  }
  for (let item = 0; item < size; item++) {
    if (heap.length < count) {
      heap.push(item)
      if (heap.length === count) {
        const items = heap.toSorted((a, b) => compare(b, a))
        heap.splice(0, heap.length, ...items)
      }
    } else if (count > 0 && compare(item, heap[0] ?? 0) < 0) sink(item)
  }
  return heap.toSorted(compare)
}

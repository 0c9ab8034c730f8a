import { LRUCache } from 'lru-cache'

/**
 * The same question asked again is answered from memory. The latest answers are kept, of which the weights (one each
 * unless told) come to `room` at most; none when it is 0. Answers must not be changed.
 */
export function remembered<Asked, Answer>(
  room: number,
  keyOf: (asked: Asked) => string,
  ask: (asked: Asked) => Answer,
  weigh: (answer: Answer) => number = () => 1,
): (asked: Asked) => Answer {
  if (room === 0) return ask
  const answers = new LRUCache<string, { answer: Answer }>({
    maxSize: room,
    sizeCalculation: ({ answer }) => weigh(answer),
  })
  return (asked) => {
    const key = keyOf(asked)
    const known = answers.get(key)
    if (known) return known.answer
    const answer = ask(asked)
    answers.set(key, { answer })
    return answer
  }
}

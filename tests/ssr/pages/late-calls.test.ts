import { parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'
import { findLateCalls } from '../../../ssr/vite/late-calls.ts'

const callsIn = (code: string) =>
  findLateCalls(parseSync('view.tsx', code, { lang: 'tsx' }).program).map(({ start, end, ...call }) => ({
    ...call,
    text: code.slice(start, end),
  }))

it.each([
  [`const Part = later(() => import('./part.tsx'))`, 'later', `later(() => import('./part.tsx'))`],
  [
    `const Part = later<Props>(\n  // why\n  () => import("./part.tsx"),\n  { behind: true },\n)`,
    'later',
    `later<Props>(\n  // why\n  () => import("./part.tsx"),\n  { behind: true },\n)`,
  ],
  [
    `loadUntilThere(() => import('../part.tsx')).then(run)`,
    'loadUntilThere',
    `loadUntilThere(() => import('../part.tsx'))`,
  ],
])('finds the code that every visit needs in %j', (code, name, text) => {
  expect(callsIn(code)).toMatchObject([{ name, text, path: expect.stringMatching(/^\.\.?\/part\.tsx$/u) }])
})

it.each([
  `later(() => import('./part.tsx'), { onDemand: true })`,
  `later(() => import('./part.tsx'), { behind: true, over: whileOpen })`,
  `later(() => import('./part.tsx'), options)`,
  `later(() => import('@tradecounter/ui/part'))`,
  `later(load)`,
  `sooner(() => import('./part.tsx'))`,
  `const text = "later(() => import('./part.tsx'))"`,
  `// later(() => import('./part.tsx'))`,
])('leaves %j as it is', (code) => {
  expect(callsIn(code)).toEqual([])
})

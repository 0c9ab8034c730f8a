import type { BarChartProps } from '@tradecounter/ui/bar-chart'
import { budget, lastYear, months, thisYear } from './figures.ts'

const days = (count: number): string[] => Array.from({ length: count }, (_, day) => `Day ${day + 1}`)
const each = (count: number, valueOf: (day: number) => number | null): (number | null)[] =>
  Array.from({ length: count }, (_, day) => valueOf(day))

/** States that every chart must support. */
export const chartStates = {
  belowZero: { series: [{ ...thisYear, values: [12, -30, 44, 3, 0, -8, 25, 31, -12, 9, 18, null] }] },
  empty: { series: [{ ...thisYear, values: months.map(() => null) }] },
  oneValue: { categories: ['Nov'], series: [{ ...thisYear, values: [184] }] },
  allZero: { series: [{ ...thisYear, values: months.map(() => 0) }] },
  manyValues: {
    categories: days(365),
    series: [{ ...thisYear, values: each(365, (day) => (day % 7 > 4 ? null : 40 + ((day * 37) % 90))) }],
  },
  longNames: {
    categories: months.map((month) => `${month}, renovation of stairwell B at Hammarby Strand`),
    series: [{ ...thisYear, label: 'Everything bought by the whole company with all its sites' }, lastYear],
    formatTick: (value: number) => `${value * 1_000_000} kronor`,
  },
  fourHundred: {
    categories: days(400),
    series: [
      { ...thisYear, values: each(400, (day) => (day % 97 === 0 ? null : day ** 2)) },
      { ...lastYear, values: each(400, (day) => -(day % 50) * 900) },
      { ...budget, values: each(400, () => 0) },
    ],
  },
} satisfies Record<string, Partial<Pick<BarChartProps, 'categories' | 'series' | 'formatTick'>>>

import type { ChartLabels, ChartSeries } from '@tradecounter/ui/chart'

/** Twelve months of purchases, for the charts. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export const thisYear: ChartSeries = {
  id: 'this',
  label: '2026',
  values: [142, 131, 168, 155, 172, 140, 61, 158, 181, 176, 184, null],
}
export const lastYear: ChartSeries = {
  id: 'last',
  label: '2025',
  values: [120, 118, 149, 151, 160, 139, 72, 141, 150, 162, 158, 97],
}
export const budget: ChartSeries = {
  id: 'budget',
  label: 'Budget',
  values: months.map((_, month) => (month === 6 ? 80 : 150)),
}

export const chartLabels: ChartLabels = {
  showTable: 'Show as a table',
  category: 'Month',
  unknown: 'not yet',
}

const thousands = new Intl.NumberFormat('sv-SE')

export const inThousands = (value: number): string => `${thousands.format(value)} tkr`
export const bare = (value: number): string => thousands.format(value)

/** One line or one kind of bar. */
export interface ChartSeries {
  /** Unique among the series. */
  id: string
  /** Name in the legend and in the table. */
  label: string
  /** One for each category, in order; null if unknown. */
  values: readonly (number | null)[]
}

/** Texts that every chart takes. */
export interface ChartLabels {
  /** Opens the same data as a table. */
  showTable: string
  /** Column header of the categories. */
  category: string
  /** Shown in the table for unknown values. */
  unknown: string
}

/** Props that every chart takes. */
export interface ChartProps {
  /** Title with what is counted: `Bought by month, thousand kronor`. */
  title: string
  /** Text alternative of the chart, in one sentence. */
  summary: string
  /** Along the bottom, in order: `Jan`, `Feb`. */
  categories: readonly string[]
  /** At most three, distinguishable by shape as well as by shade; for more use a table. */
  series: readonly [ChartSeries, ChartSeries?, ChartSeries?]
  /** Formats a value with its unit. */
  formatValue: (value: number) => string
  /** Formats a value at the axis, e.g. shorter. By default `formatValue`. */
  formatTick?: (value: number) => string
  /** Shown instead of the chart if there is no data. */
  emptyText: string
  /** Texts of the chart. */
  labels: ChartLabels
}

/** The series without the undefined ones. */
export const knownSeries = (series: ChartProps['series']): ChartSeries[] =>
  series.flatMap((one) => (one === undefined ? [] : [one]))

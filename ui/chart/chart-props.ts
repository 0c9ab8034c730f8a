/** One line or one kind of bar. */
export interface ChartSeries {
  /** Identifies it among the others. */
  id: string
  /** Its name in the legend and in the table. */
  label: string
  /** One for each category, in its order; null where nothing is known. */
  values: readonly (number | null)[]
}

/** Words that every chart takes. */
export interface ChartLabels {
  /** Opens the same data as a table. */
  showTable: string
  /** Head of the column of categories. */
  category: string
  /** Stands in the table where nothing is known. */
  unknown: string
}

/** Props that every chart takes. */
export interface ChartProps {
  /** Names the figure, with what is counted: `Bought by month, thousand kronor`. */
  title: string
  /** What the picture says, in a sentence: read instead of it. */
  summary: string
  /** Along the bottom, in their order: `Jan`, `Feb`. */
  categories: readonly string[]
  /** Three at most, distinguishable by shape as well as by shade; use a table for more. */
  series: readonly [ChartSeries, ChartSeries?, ChartSeries?]
  /** A value as it is shown, with its unit. */
  formatValue: (value: number) => string
  /** A value beside the axis, e.g. shorter. By default as `formatValue`. */
  formatTick?: (value: number) => string
  /** In place of the picture when there is nothing to draw. */
  emptyText: string
  /** The other words of the chart. */
  labels: ChartLabels
}

/** The series that are there. */
export const knownSeries = (series: ChartProps['series']): ChartSeries[] =>
  series.flatMap((one) => (one === undefined ? [] : [one]))

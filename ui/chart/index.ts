export { ChartFrame, type ChartFrameProps } from './chart-frame.tsx'
export { domainOf, niceScale, place, type Scale } from './scale.ts'
export { knownSeries } from './chart-props.ts'
export type { ChartLabels, ChartProps, ChartSeries } from './chart-props.ts'

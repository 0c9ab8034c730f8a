import type { Px } from './tokens.ts'

/** Sizes of parts that depend on their content: columns, lists and drawings. */
export const extent = {
  /** Rows of the header: one line, the tall line from medium screens up, the bar that remains on scroll. */
  headerRow: '60px',
  headerRowTall: '72px',
  headerBar: '52px',
  /** Distance from the window's top to a notice: below the tall header. */
  belowHeader: '136px',
  /** Filters beside a list, and a card beside facts. */
  rail: '264px',
  /** Navigation beside a page of my pages. */
  pagesRail: '208px',
  card: '280px',
  cardWide: '360px',
  /** Columns of numbers and choices in a row of an article. */
  factColumn: '110px',
  priceColumn: '152px',
  addColumn: '150px',
  /** Rows of fields that belong together: number, name and quantity. */
  typedRows: '960px',
  factTile: '130px',
  statTile: '152px',
  footerColumn: '160px',
  /** Explanations: a tooltip, a chip, the reason in a choice. */
  hint: '280px',
  choice: '360px',
  choiceWide: '420px',
  chipsOfSort: '240px',
  consentActions: '300px',
  /** A month, and the presets beside it. */
  month: '340px',
  monthBeside: '320px',
  presets: '150px',
  presetsWide: '220px',
  /** A garment shown from two sides. */
  garment: '280px',
  garmentSide: '140px',
  /** Charts and lists that scroll. */
  chart: '220px',
  chartTable: '320px',
  suggestions: '648px',
  stages: '240px',
  thanks: '240px',
  waiting: '160px',
  /** Cards in a grid of the shop: two to a row on a phone, and their minimum width side by side. */
  cardOnPhone: '136px',
  cardOnStart: '260px',
  cardInRow: '200px',
  /** A row of a list before it is drawn, as high as most of them are. */
  hitRowOnPhone: '254px',
  hitRowOnTablet: '200px',
  hitRow: '158px',
  /** The wide content width of a page. */
  widePage: '1560px',
} as const satisfies Record<string, Px>

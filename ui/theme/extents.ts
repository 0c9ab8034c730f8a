import type { Px } from './tokens.ts'

/** How far single parts reach: columns, lists and drawings whose size depends on their content. */
export const extent = {
  /** Rows of the header: one line, the tall line from medium screens up, the bar that is left on scroll. */
  headerRow: '60px',
  headerRowTall: '72px',
  headerBar: '52px',
  /** From the window's top to where a notice stands: below the tall header. */
  belowHeader: '136px',
  /** Filters beside a list, and a card beside facts. */
  rail: '264px',
  card: '280px',
  cardWide: '360px',
  /** Columns of numbers and choices in a row of an article. */
  factColumn: '110px',
  priceColumn: '152px',
  addColumn: '150px',
  /** What is typed in rows: a number, a name and a quantity that belong together for the eye. */
  typedRows: '960px',
  factTile: '130px',
  footerColumn: '160px',
  /** Words that explain something: a tooltip, a chip, the reason in a choice. */
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
  /** A garment drawn from two sides. */
  garment: '280px',
  garmentSide: '140px',
  /** Drawings and lists that scroll by themselves. */
  chart: '220px',
  chartTable: '320px',
  suggestions: '648px',
  stages: '240px',
  thanks: '240px',
  waiting: '160px',
  /** Cards in a grid of the shop: two to a row on a telephone, and their least width beside each other. */
  cardOnPhone: '136px',
  cardOnStart: '260px',
  cardInRow: '200px',
  /** A row of a list before it is drawn, as high as most of them are. */
  rowAheadOnPhone: '254px',
  rowAheadOnTablet: '200px',
  rowAhead: '158px',
  /** The wide segment of the page. */
  widePage: '1560px',
} as const satisfies Record<string, Px>

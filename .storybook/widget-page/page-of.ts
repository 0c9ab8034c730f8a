import type { WidgetPage } from '../../stories/parts/widget-page.ts'

const pages = import.meta.glob<WidgetPage>('../../stories/pages/*.ts', { import: 'page' })

/** The texts of a widget's page, or null if there are none. */
export const pageOf = async (widget: string): Promise<WidgetPage | null> =>
  (await pages[`../../stories/pages/${widget}.ts`]?.()) ?? null

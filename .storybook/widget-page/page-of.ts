import type { WidgetPage } from '../../stories/parts/widget-page.ts'

const pages = import.meta.glob<WidgetPage>('../../stories/pages/*.ts', { import: 'page' })

/** What a designer's page says of the widget, or null where nobody has written it. */
export const pageOf = async (widget: string): Promise<WidgetPage | null> =>
  (await pages[`../../stories/pages/${widget}.ts`]?.()) ?? null

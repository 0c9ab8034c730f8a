import type { WidgetPage } from '../../stories/parts/widget-page.ts'

const pages = import.meta.glob<WidgetPage>('../../stories/pages/*.ts', { import: 'page' })

/** Folder of the widget that a story file shows: `./stories/quantity-input.stories.tsx` is `quantity-input`. */
export const widgetOf = (file: string): string => /([^/]+)\.stories\.tsx$/u.exec(file)?.[1] ?? ''

/** What a designer's page says of the widget, or null where nobody has written it. */
export const pageOf = async (widget: string): Promise<WidgetPage | null> =>
  (await pages[`../../stories/pages/${widget}.ts`]?.()) ?? null

interface Entry {
  id: string
  type: string
  title: string
  importPath: string
}

let listed: Promise<Map<string, Entry>> | undefined

/** The documents of all widgets by folder, from Storybook's own list; asked for once. */
export function documents(): Promise<Map<string, Entry>> {
  listed ??= fetch('./index.json')
    .then((answer) => answer.json() as Promise<{ entries: Record<string, Entry> }>)
    .then(
      ({ entries }) =>
        new Map(
          Object.values(entries)
            .filter(({ type }) => type === 'docs')
            .map((entry) => [widgetOf(entry.importPath), entry]),
        ),
    )
  return listed
}

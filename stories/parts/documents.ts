/** An entry of Storybook's index of stories and documents. */
export interface DocumentEntry {
  id: string
  type: string
  title: string
  importPath: string
}

/** The widget folder of a story file: `./stories/quantity-input.stories.tsx` is `quantity-input`. */
export const widgetOf = (file: string): string => /([^/]+)\.stories\.tsx$/u.exec(file)?.[1] ?? ''

let listed: Promise<ReadonlyMap<string, DocumentEntry>> | undefined

async function list(): Promise<ReadonlyMap<string, DocumentEntry>> {
  const answer = await fetch('./index.json')
  const { entries } = (await answer.json()) as { entries: Record<string, DocumentEntry> }
  const pages = Object.values(entries).filter(({ type }) => type === 'docs')
  return new Map(pages.map((entry) => [widgetOf(entry.importPath), entry]))
}

/** The documents of all widgets by folder, loaded once. Empty if stories run without Storybook's interface. */
export function documents(): Promise<ReadonlyMap<string, DocumentEntry>> {
  listed ??= list().catch(() => new Map())
  return listed
}

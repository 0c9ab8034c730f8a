import { readdirSync } from 'node:fs'

/** A story in the index of a built Storybook. */
export interface IndexedStory {
  id: string
  name: string
  type: string
  /** Path of the story's file from the root, `./stories/button.stories.tsx`. */
  importPath: string
  tags?: string[]
}

/** `index.json` of a built Storybook. */
export interface StoryIndex {
  entries: Record<string, IndexedStory>
}

const storyFile = /^\.\/stories\/([^/]+)\.stories\.tsx$/u

/** Every widget's folder under `ui`, in alphabetical order. */
export const widgetFolders = (): string[] =>
  readdirSync('ui', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['theme', 'node_modules', 'dist'].includes(entry.name))
    .map((entry) => entry.name)
    .toSorted()

/** Every story of every widget and screen, in the index's order, without documentation pages. */
export const everyStory = (index: StoryIndex): IndexedStory[] =>
  Object.values(index.entries).filter((entry) => entry.type === 'story')

/** The story that represents a widget: the one named `Default`, otherwise the first. Screens have none. */
export function defaultStories(index: StoryIndex): Map<string, IndexedStory> {
  const folders = new Set(widgetFolders())
  const chosen = new Map<string, IndexedStory>()
  for (const story of everyStory(index)) {
    const widget = storyFile.exec(story.importPath)?.[1]
    if (widget === undefined || !folders.has(widget)) continue
    if (!chosen.has(widget) || story.name === 'Default') chosen.set(widget, story)
  }
  return new Map([...chosen].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

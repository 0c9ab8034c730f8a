import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '@tradecounter/ui/text'
import { lazy, Suspense, type JSX } from 'react'
import { Sheet } from '../parts/sheet.tsx'
import * as styles from './release-notes.css.ts'

const meta = { title: 'Overview/Release notes', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const found = import.meta.glob<string>('../../ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [notes = ''] = Object.values(found)

/**
 * Storybook's Markdown component: large, and only this page needs it. Outside a docs page it must be given its
 * theme.
 */
const Markdown = lazy(async () => {
  const [{ Markdown: Reader }, { convert, ThemeProvider, themes }] = await Promise.all([
    import('@storybook/addon-docs/blocks'),
    import('storybook/theming'),
  ])
  return {
    default: ({ children }: { children: string }) => (
      <ThemeProvider theme={convert(themes.light)}>
        <Reader>{children}</Reader>
      </ThemeProvider>
    ),
  }
})

/** Without the package's name as heading, because the page has its own title. */
const body = (text: string): string => text.replace(/^# .*\n/u, '')

function Notes(): JSX.Element {
  if (notes === '') return <Text>Nothing has been released yet.</Text>
  return (
    <Suspense fallback={<Text>Reading the notes</Text>}>
      <div className={styles.notes}>
        <Markdown>{body(notes)}</Markdown>
      </div>
    </Suspense>
  )
}

/** News in the package, from its change log. */
export const ReleaseNotes: StoryObj = {
  name: 'Release notes',
  render: () => (
    <Sheet
      title="Release notes"
      lead="What changed in @tradecounter/ui, newest first. A major version says what to do about it."
    >
      <Notes />
    </Sheet>
  ),
}

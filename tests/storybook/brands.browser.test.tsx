import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { brandNames } from '@tradecounter/ui/theme'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import preview from '../../.storybook/preview.tsx'

// Colours in transition between brands have the contrast of neither.
setProjectAnnotations([preview, { initialGlobals: { motion: 'reduced' } }])

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('../../stories/*.stories.tsx')
const nameOf = (path: string): string => /([^/]+)\.stories\.tsx$/u.exec(path)?.[1] ?? path

/** The two rules that depend on the brand; structure and names are the same in all, and checked by the stories. */
const rules = ['color-contrast', 'target-size']

/** Findings of axe for the page in a brand: the rule, the element and the reason. */
async function remarks(brand: string): Promise<string[]> {
  document.documentElement.dataset.brand = brand
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: rules },
    resultTypes: ['violations'],
    elementRef: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${brand}: ${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  )
}

describe('the default story of each widget in five brands (LIB-2)', () => {
  it.each(Object.entries(files).map(([path, load]) => [nameOf(path), load] as const))(
    '%s has enough contrast and targets large enough',
    async (_name, load) => {
      const stories: Record<string, { run: () => Promise<void> } | undefined> = composeStories(await load())
      const { Default } = stories
      expect(Default).toBeDefined()
      await Default?.run()
      const found: string[] = []
      for (const brand of brandNames) found.push(...(await remarks(brand)))
      expect(found).toEqual([])
    },
  )
})

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '@tradecounter/ui/link'
import { Text } from '@tradecounter/ui/text'
import { use, type JSX } from 'react'
import { documents } from '../parts/documents.ts'
import { Card, Cards, Facts, Lines, Part, Sheet } from '../parts/sheet.tsx'
import type { WidgetPage } from '../parts/widget-page.ts'

const meta = { title: 'Overview/Start here', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const pages = import.meta.glob<WidgetPage>('../pages/*.ts', { import: 'page', eager: true })

const to = (id: string): string => `./?path=/story/overview-${id}`

const ways = [
  [
    'Brands side by side',
    'brands-side-by-side--default',
    'One markup, five shops: what changes and what stays.',
  ],
  ['Colour', 'colour--colour', 'Every colour by its meaning, in five brands, with its contrast.'],
  ['Type', 'type--type', 'Five display faces, one body face, six steps.'],
  ['Icons', 'icons--icons', 'The whole family. A press copies the name.'],
  [
    'Space and motion',
    'space-and-motion--space-and-motion',
    'Grid, corners, shadows, sizes, density and times.',
  ],
  ['Writing', 'writing--writing', 'Words, tone, labels and numbers in the languages we sell in.'],
  ['Accessibility', 'accessibility--accessibility', 'What every widget promises, and how it is proved.'],
  ['Release notes', 'release-notes--release-notes', 'What is new in the package.'],
] as const

const Code = ({ children }: { children: string }): JSX.Element => <code>{children}</code>

const toolbar = [
  ['Brand', 'Five brands, and the wall with all of them', <Code key="b">brand:gelia</Code>],
  [
    'Locale',
    'Language and region of days and numbers; screens change their words too',
    <Code key="l">locale:fi-FI</Code>,
  ],
  ['Density', 'The grid of the brand, or 3 px', <Code key="d">density:compact</Code>],
  ['Motion', 'As it is, or none', <Code key="m">motion:reduced</Code>],
  ['Colours', "The brand's, or a preview of forced colours", <Code key="c">colours:forced</Code>],
  ['Direction', 'Left to right, or right to left', <Code key="r">direction:rtl</Code>],
  ['Zoom', '100, 200 or 400 %', <Code key="z">zoom:200</Code>],
  ['Viewport', '375, 768, 1280 and 1920 px', <Code key="v">viewport.value:w375</Code>],
]

/** The widgets by group, each with its purpose. */
function AllWidgets(): JSX.Element {
  const known = [...use(documents())].toSorted(([, one], [, other]) => one.title.localeCompare(other.title))
  const groups = Map.groupBy(known, ([, { title }]) => title.split('/')[0] ?? '')
  return (
    <>
      {[...groups].map(([group, entries]) => (
        <Part key={group} title={group}>
          <Cards>
            {entries.map(([widget, { id, title }]) => (
              <Card key={id} title={title.split('/').at(-1) ?? title}>
                <Text size="s" tone="muted">
                  {pages[`../pages/${widget}.ts`]?.purpose}
                </Text>
                <Text size="s">
                  <Link href={`./?path=/docs/${id}`}>Open its page</Link>
                </Text>
              </Card>
            ))}
          </Cards>
        </Part>
      ))}
    </>
  )
}

/** The start page for designers. */
export const StartHere: StoryObj = {
  render: () => (
    <Sheet
      title="Widgets for trade shops"
      lead="Everything that a buyer sees in Tradecounter, drawn once and worn by five brands. Here it is looked at, tried and judged; the shop uses these very widgets."
    >
      <Part title="Foundations">
        <Cards>
          {ways.map(([title, id, text]) => (
            <Card key={id} title={title}>
              <Text size="s" tone="muted">
                {text}
              </Text>
              <Text size="s">
                <Link href={to(id)}>Open</Link>
              </Text>
            </Card>
          ))}
        </Cards>
      </Part>
      <Part title="How to review a widget">
        <Lines
          lines={[
            'Read its purpose, and see whether another widget fits better.',
            'Turn its controls in the default story; the five brands below follow.',
            'Go through every state. Look for the long name, the empty list, the error and the narrow place.',
            'Put it on the wall, then at 375 px, then from right to left.',
            'Walk its key table without the mouse, and listen to it once.',
            'Compare with its screen: a widget is right when the page around it is.',
          ]}
        />
      </Part>
      <Part
        title="The toolbar, and the address"
        said="What the toolbar chooses is in the address, so a link shows others exactly what you see. Join several by semicolons."
      >
        <Facts
          label="What the toolbar chooses"
          columns={['Choice', 'What it does', 'In the address']}
          rows={toolbar}
        />
        <Text size="s" tone="muted">
          For example <code>?path=/story/product-price--default&amp;globals=brand:prevex;locale:fi-FI</code>.
          Zoom enlarges the story only; for a verdict on 400 % or on forced colours use the browser&rsquo;s
          own.
        </Text>
      </Part>
      <AllWidgets />
    </Sheet>
  ),
}

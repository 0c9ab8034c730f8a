import type { Meta, StoryObj } from '@storybook/react-vite'
import { brandNames, vars, type BrandName } from '@tradecounter/ui/theme'
import { brands } from '@tradecounter/ui/theme/brands'
import type { CSSProperties, JSX } from 'react'
import { brandTitles } from '../parts/brand-titles.ts'
import { contrast } from '../parts/contrast.ts'
import { Facts, Part, Sheet } from '../parts/sheet.tsx'
import { tokenName, tokenPaths, tokenValue, type TokenPath } from '../parts/token-list.ts'

const meta = { title: 'Overview/Colour', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const severities = ['success', 'error', 'warning', 'info', 'attention']
const frame = ['header', 'headerText', 'footer', 'footerText', 'hero', 'overlay']

const colours = tokenPaths.filter(([head]) => head === 'color')
const starting = (...starts: string[]): TokenPath[] =>
  colours.filter(([, name = '']) => starts.some((start) => name.startsWith(start)))

const groups: readonly [title: string, said: string, paths: readonly TokenPath[]][] = [
  [
    'Surfaces and text',
    'Three levels of ground, and what is written on them. Borders come before boxes, boxes before shadows.',
    [...starting('surface', 'text', 'border', 'focus')],
  ],
  [
    'Accent and signal',
    'One accent in a view: what moves the purchase on. The signal marks and highlights.',
    starting('accent', 'signal', 'link'),
  ],
  [
    'Severities',
    'Five, each with a strong colour, its tint as a ground, and text on the tint. The word is beside the colour.',
    starting(...severities),
  ],
  ['Labels and stock', 'What is said of a product in a list.', starting('label', 'stock')],
  ['Frame', 'Head and foot of the shop, its welcome, and the veil behind a dialog.', starting(...frame)],
]

const swatch = (background: string): CSSProperties => ({
  background,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.s,
  blockSize: 32,
  inlineSize: '100%',
  minInlineSize: 72,
})

const Swatch = ({ value }: { value: string }): JSX.Element => (
  <>
    <div style={swatch(value)} />
    <code>{value}</code>
  </>
)

const rowOf = (path: TokenPath): (JSX.Element | string)[] => [
  <code key="name">{tokenName(path)}</code>,
  ...brandNames.map((brand) => <Swatch key={brand} value={tokenValue(brand, path)} />),
]

const columns = ['Variable', ...brandNames.map((brand) => brandTitles[brand])]

const pairs: readonly [said: string, text: string, ground: string][] = [
  ['Text on the page', 'text', 'surface'],
  ['Text on a sunken ground', 'text', 'surfaceSunken'],
  ['Muted text on the page', 'textMuted', 'surface'],
  ['A link on a raised ground', 'link', 'surfaceRaised'],
  ['The main button', 'accentText', 'accent'],
  ['The signal', 'signalText', 'signal'],
  ['Head of the shop', 'headerText', 'header'],
  ['Foot of the shop', 'footerText', 'footer'],
  ['The welcome', 'heroText', 'hero'],
  ['Its button', 'heroActionText', 'heroAction'],
]

function Pair(props: { brand: BrandName; text: string; ground: string }): JSX.Element {
  const text = tokenValue(props.brand, ['color', props.text])
  const ground = tokenValue(props.brand, ['color', props.ground])
  return (
    <span
      style={{
        background: ground,
        color: text,
        border: `1px solid ${brands[props.brand].color.border}`,
        borderRadius: vars.radius.s,
        display: 'inline-block',
        padding: '4px 12px',
      }}
    >
      {contrast(text, ground).toFixed(1)} : 1
    </span>
  )
}

/** Every colour by purpose, from the brand objects. */
export const Colour: StoryObj = {
  render: () => (
    <Sheet
      title="Colour"
      lead="A colour is named by what it means, never by how it looks. A brand decides every value; a widget only knows the name, so that a sixth brand is one file."
    >
      {groups.map(([title, said, paths]) => (
        <Part key={title} title={title} said={said}>
          <Facts label={title} columns={columns} rows={paths.map(rowOf)} />
        </Part>
      ))}
      <Part
        title="Which colour is used on which"
        said="Text needs 4.5 to 1, a mark or a border 3 to 1. Every pair that a widget uses is tested in every brand; these are the ones that meet the eye first."
      >
        <Facts
          label="Pairs of colours with their contrast"
          columns={['Pair', ...columns.slice(1)]}
          rows={pairs.map(([said, text, ground]) => [
            said,
            ...brandNames.map((brand) => <Pair key={brand} brand={brand} text={text} ground={ground} />),
          ])}
        />
      </Part>
    </Sheet>
  ),
}

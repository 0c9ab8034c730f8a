import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { Text } from '@tradecounter/ui/text'
import { brandNames, breakpoints, edge, extent, space, specified, target, vars } from '@tradecounter/ui/theme'
import { brands } from '@tradecounter/ui/theme/brands'
import { useState, type CSSProperties, type JSX } from 'react'
import { brandTitles } from '../parts/brand-titles.ts'
import { Card, Cards, Facts, Lines, Part, Sheet } from '../parts/sheet.tsx'
import { isShared, tokenName, tokenPaths, tokenValue } from '../parts/token-list.ts'

const meta = { title: 'Overview/Space and motion', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const steps = [1, 2, 3, 4, 6, 8, 12]

const bar = (inlineSize: string): CSSProperties => ({
  background: vars.color.accent,
  blockSize: 12,
  borderRadius: 2,
  inlineSize,
})

const sample: CSSProperties = {
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.borderStrong}`,
  blockSize: 64,
  inlineSize: '100%',
}

const table = (...heads: string[]): JSX.Element => (
  <Facts
    label={`Values of ${heads.join(' and ')} by brand`}
    columns={['Variable', ...brandNames.map((brand) => brandTitles[brand])]}
    rows={tokenPaths
      .filter(([head = '']) => heads.includes(head))
      .map((path) => [
        <code key="name">{tokenName(path)}</code>,
        ...(isShared(path)
          ? [tokenValue('tradecounter', path), ...brandNames.slice(1).map(() => 'the same')]
          : brandNames.map((brand) => tokenValue(brand, path))),
      ])}
  />
)

const track: CSSProperties = {
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.m,
  padding: space(2),
}

/** A box that moves for one of the two durations. */
function Slide({ time, name }: { time: string; name: string }): JSX.Element {
  const [over, setOver] = useState(false)
  return (
    <Card title={name}>
      <div style={track}>
        <div
          style={{
            ...bar('25%'),
            blockSize: 32,
            marginInlineStart: over ? '75%' : '0%',
            transition: `margin-inline-start ${time} ease-out`,
          }}
        />
      </div>
      <div>
        <Button size="s" onClick={() => setOver(!over)}>
          Slide {name}
        </Button>
      </div>
    </Card>
  )
}

/** Spacing, corners, shadows, sizes, density and durations. */
export const SpaceAndMotion: StoryObj = {
  name: 'Space and motion',
  render: () => (
    <Sheet
      title="Space and motion"
      lead="Dense, not crowded. Everything is on a grid whose unit is the brand's own: 4 px as a rule, 3 px where the trade wants more rows on a screen."
    >
      <Part
        title="Space"
        said="Seven steps of the unit. Space groups what belongs together; it does not decorate. Choose the compact density in the toolbar and watch them shrink."
      >
        <Facts
          label="Steps of space"
          columns={['Step', 'In units', 'At 4 px', 'Length']}
          rows={steps.map((step) => [
            <code key="step">space({step})</code>,
            step,
            `${step * 4} px`,
            <div key="bar" style={bar(space(step))} />,
          ])}
        />
        {table('unit')}
      </Part>
      <Part title="Corners" said="The corner is half of a brand's character.">
        <Cards>
          {(['s', 'm', 'l', 'full'] as const).map((size) => (
            <Card key={size} title={size}>
              <div style={{ ...sample, borderRadius: vars.radius[size] }} />
            </Card>
          ))}
        </Cards>
        {table('radius')}
      </Part>
      <Part title="Shadows" said="Borders before boxes, boxes before shadows: two are enough.">
        <Cards>
          {(['raised', 'overlay'] as const).map((depth) => (
            <Card key={depth} title={depth}>
              <div
                style={{
                  ...sample,
                  border: 'none',
                  borderRadius: vars.radius.m,
                  boxShadow: vars.shadow[depth],
                }}
              />
            </Card>
          ))}
        </Cards>
      </Part>
      <Part
        title="Sizes"
        said="A finger gets 44 px whatever the brand: touch and row grow on coarse pointers."
      >
        {table('size')}
        <Text size="s" tone="muted">
          Widgets react to the width of their container, not of the window. Pages break at{' '}
          {Object.entries(breakpoints)
            .map(([name, width]) => `${String(width)} (${name})`)
            .join(', ')}
          .
        </Text>
      </Part>
      <Part
        title="Sizes that no brand changes"
        said="Edges, what is pressed, sizes that the specification states, and how far single parts reach. A sheet names each px that it takes from here; a test refuses others."
      >
        <Facts
          label="Sizes that no brand changes"
          columns={['Name', 'Size']}
          rows={Object.entries({ edge, target, specified, extent }).flatMap(([group, sizes]) =>
            Object.entries(sizes).map(([name, size]) => [
              <code key="name">
                {group}.{name}
              </code>,
              size,
            ]),
          )}
        />
        <Lines
          lines={[
            'fixed(6) is six steps of 4 px whatever the density: pictures, marks, thumbs.',
            'grown(6) is the same in the size of the reader’s letters: icons, ticks, switches.',
          ]}
        />
      </Part>
      <Part
        title="Motion"
        said="Motion explains where something came from; nothing loops. With reduced motion there is none."
      >
        <Cards>
          <Slide name="fast" time={vars.motion.fast} />
          <Slide name="slow" time={vars.motion.slow} />
        </Cards>
        {table('motion', 'layer')}
        <Lines
          lines={[
            'Panels slide in from the side that they stay at.',
            'The count of the cart ticks; a removed row fades.',
            'Loading content has its space reserved, so that nothing moves.',
          ]}
        />
      </Part>
      <Part title="Density by brand">
        <Facts
          label="Density by brand"
          columns={['Brand', 'Unit', 'Height of a control', 'Height of a row']}
          rows={brandNames.map((brand) => [
            brandTitles[brand],
            brands[brand].unit,
            brands[brand].size.control,
            brands[brand].size.row,
          ])}
        />
      </Part>
    </Sheet>
  ),
}

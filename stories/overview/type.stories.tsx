import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { brandNames, space, vars, type BrandName } from '@tradecounter/ui/theme'
import { brands } from '@tradecounter/ui/theme/brands'
import type { CSSProperties, JSX } from 'react'
import { brandTitles } from '../parts/brand-titles.ts'
import { Facts, Part, Sheet } from '../parts/sheet.tsx'

const meta = { title: 'Overview/Type', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

const steps = ['xxl', 'xl', 'l', 'm', 's', 'xs'] as const
const roles: Record<(typeof steps)[number], string> = {
  xxl: 'Title of a page',
  xl: 'Title of a part',
  l: 'Title of a box, and a price of note',
  m: 'Everything that is read',
  s: 'Facts in rows and tables',
  xs: 'Labels and small print',
}

/** The first font of a font stack. */
const face = (stack: string): string => stack.split(',')[0]?.replace(/'/gu, '') ?? stack

const card: CSSProperties = {
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  color: vars.color.text,
  display: 'grid',
  gap: space(4),
  padding: space(6),
}
const grid: CSSProperties = {
  display: 'grid',
  gap: space(4),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
}

function Specimen({ brand }: { brand: BrandName }): JSX.Element {
  const { font } = brands[brand]
  return (
    <div data-brand={brand} style={{ ...card, fontFamily: vars.font.body }}>
      <Text size="s" tone="muted">
        {brandTitles[brand]}: {face(font.heading)} {font.weightHeading}
        {font.headingCase === 'uppercase' && ', in capitals'}
      </Text>
      <Heading level={3} size="xl">
        Ball valve of brass, DN 15
      </Heading>
      <Stack space={3}>
        {steps.map((step) => (
          <div
            key={step}
            style={{
              fontFamily: step === 'xxl' || step === 'xl' ? vars.font.heading : vars.font.body,
              fontSize: vars.text[step].size,
              lineHeight: vars.text[step].line,
            }}
          >
            <code>{step}</code> 1 234,50 kr · Ärla Øst Åmål
          </div>
        ))}
      </Stack>
    </div>
  )
}

const px = (size: string): string => `${Number.parseFloat(size) * 16} px`

/** Fonts and sizes, from the brand objects. */
export const Type: StoryObj = {
  render: () => (
    <Sheet
      title="Type"
      lead="Body text has the system's own face: fast, and known to the eye. Each brand has one display face for headings and numbers of note."
    >
      <Part title="Five faces">
        <div style={grid}>
          {brandNames.map((brand) => (
            <Specimen key={brand} brand={brand} />
          ))}
        </div>
      </Part>
      <Part title="Six steps" said="Size and line height of each, by brand.">
        <Facts
          label="Steps of type by brand"
          columns={['Step', 'For', ...brandNames.map((brand) => brandTitles[brand])]}
          rows={steps.map((step) => [
            <code key="step">--ui-text-{step}-size</code>,
            roles[step],
            ...brandNames.map(
              (brand) => `${px(brands[brand].text[step].size)} / ${brands[brand].text[step].line}`,
            ),
          ])}
        />
      </Part>
      <Part
        title="Numbers"
        said="Digits have one width everywhere and are aligned to the right in tables, with the unit in muted text: the number is the hero."
      >
        <Facts
          label="Faces by brand"
          columns={['Brand', 'Display face', 'Weight', 'Body weight, strong weight']}
          rows={brandNames.map((brand) => {
            const { font } = brands[brand]
            return [
              brandTitles[brand],
              face(font.heading),
              font.weightHeading,
              `${font.weightRegular}, ${font.weightStrong}`,
            ]
          })}
        />
      </Part>
    </Sheet>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '@tradecounter/ui/badge'
import { Button } from '@tradecounter/ui/button'
import { Heading } from '@tradecounter/ui/heading'
import { Inline, Stack } from '@tradecounter/ui/layout'
import { Link } from '@tradecounter/ui/link'
import { Price } from '@tradecounter/ui/price'
import { QuantityInput } from '@tradecounter/ui/quantity-input'
import { StockIcon } from '@tradecounter/ui/stock-icon'
import { Text } from '@tradecounter/ui/text'
import { space, vars, type BrandName } from '@tradecounter/ui/theme'
import type { CSSProperties, JSX } from 'react'
import { EveryBrand } from '../parts/every-brand.tsx'

const meta = { title: 'Overview/Brands side by side', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

type Story = StoryObj

const words: Record<BrandName, string> = {
  tradecounter: 'The dependable generalist',
  gelia: 'Electrical, technical, exact',
  prevex: 'Water and kitchen, clean',
  aww: 'Workwear, loud on purpose',
  solelgrossisten: 'Solar and energy, friendly',
}

const ignore = (): void => {}
const priceLabels = { ordinary: 'Ordinary', campaign: 'Campaign', loading: 'Loading', hidden: 'Hidden' }
const quantityLabels = { field: 'Quantity', increase: 'More', decrease: 'Less' }

const card: CSSProperties = {
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.raised,
  padding: space(4),
  maxInlineSize: 720,
}

const frame = (background: string, color: string): CSSProperties => ({
  background,
  color,
  paddingBlock: space(3),
  paddingInline: space(4),
})

function Shop({ brand }: { brand: BrandName }): JSX.Element {
  return (
    <Stack space={4}>
      <div style={frame(vars.color.header, vars.color.headerText)}>
        <Heading level={2} size="l">
          {words[brand]}
        </Heading>
      </div>
      <div style={card}>
        <Stack space={3}>
          <Inline space={2}>
            <Badge kind="campaign">Campaign</Badge>
            <Badge kind="rental">Rental</Badge>
            <Badge kind="outlet">Outlet</Badge>
            <Badge kind="new">New</Badge>
          </Inline>
          <Heading level={3}>Ball valve of brass, full bore, DN 15</Heading>
          <Text tone="muted" size="s">
            1886204 · Press 15 mm · PN 25 · <Link href="/p/1886204">All variants</Link>
          </Text>
          <Inline space={4} justify="between">
            <StockIcon quantity="1 240 pcs" label="in stock" colour="success" icon="delivery" />
            <Price amount="129,00" ordinary="158,00" campaign unit="kr / pcs" size="l" labels={priceLabels} />
          </Inline>
          <Inline space={3}>
            <QuantityInput
              value="10"
              onValueChange={ignore}
              precision={0}
              unitVolume={10}
              unit="pcs"
              labels={quantityLabels}
            />
            <Button tone="accent" icon="cart">
              Add to cart
            </Button>
            <Button>Compare</Button>
          </Inline>
        </Stack>
      </div>
      <div style={frame(vars.color.footer, vars.color.footerText)}>
        <Text size="s">
          Terms ·{' '}
          <Link href="/contact" tone="inverse">
            Contact
          </Link>
        </Text>
      </div>
    </Stack>
  )
}

/** The same markup in five brands, which differ in more than colour (SITE-1). */
export const Default: Story = {
  render: () => <EveryBrand>{(brand) => <Shop brand={brand} />}</EveryBrand>,
}

const swatches = {
  surface: vars.color.surface,
  raised: vars.color.surfaceRaised,
  sunken: vars.color.surfaceSunken,
  border: vars.color.border,
  strong: vars.color.borderStrong,
  accent: vars.color.accent,
  hover: vars.color.accentHover,
  soft: vars.color.accentSoft,
  signal: vars.color.signal,
  link: vars.color.link,
  header: vars.color.header,
  footer: vars.color.footer,
  success: vars.color.success.base,
  error: vars.color.error.base,
  warning: vars.color.warning.base,
  info: vars.color.info.base,
  attention: vars.color.attention.base,
}

const swatch = (background: string): CSSProperties => ({
  background,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  inlineSize: 64,
  blockSize: 48,
})

/** The palette by purpose. */
export const Colours: Story = {
  render: () => (
    <EveryBrand>
      <Inline space={3}>
        {Object.entries(swatches).map(([name, value]) => (
          <Stack key={name} space={1} align="center">
            <div style={swatch(value)} />
            <Text size="xs" tone="muted" as="span">
              {name}
            </Text>
          </Stack>
        ))}
      </Inline>
    </EveryBrand>
  ),
}

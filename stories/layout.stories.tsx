import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns, Container, Inline, Stack } from '@tradecounter/ui/layout'
import { vars, space } from '@tradecounter/ui/theme'
import type { JSX, ReactNode } from 'react'
import { longName, longWord, Narrow, RightToLeft, rtl } from './parts/extreme-text.tsx'

const meta = { title: 'Foundations/Layout', component: Stack, tags: ['autodocs'] } satisfies Meta<
  typeof Stack
>
export default meta

type Story = StoryObj

function Block({ children }: { children: ReactNode }): JSX.Element {
  const style = { background: vars.color.accentSoft, color: vars.color.accentSoftText, padding: space(3) }
  return <div style={style}>{children}</div>
}

export const Default: Story = {
  render: () => (
    <Stack space={3}>
      <Block>One</Block>
      <Block>Two</Block>
      <Block>Three</Block>
    </Stack>
  ),
}
export const Beside: Story = {
  render: () => (
    <Inline space={3} justify="between">
      <Block>Left</Block>
      <Block>Middle</Block>
      <Block>Right</Block>
    </Inline>
  ),
}
export const Equal: Story = {
  render: () => (
    <Columns template="equal">
      <Block>One</Block>
      <Block>Two</Block>
      <Block>Three</Block>
    </Columns>
  ),
}
export const RailStart: Story = {
  render: () => (
    <Columns template="rail-start">
      <Block>Filters</Block>
      <Block>Products</Block>
    </Columns>
  ),
}
export const RailEnd: Story = {
  render: () => (
    <Columns template="rail-end">
      <Block>Lines</Block>
      <Block>Totals</Block>
    </Columns>
  ),
}
export const Gallery: Story = {
  render: () => (
    <Columns template="gallery">
      <Block>Pictures</Block>
      <Block>Facts</Block>
    </Columns>
  ),
}
/** Columns collapse by the width of their container: here a panel of 480 px on a wide page. */
export const InAPanel: Story = {
  render: () => (
    <div style={{ inlineSize: vars.size.panel, maxInlineSize: '100%' }}>
      <Columns template="rail-end">
        <Block>Lines</Block>
        <Block>Totals</Block>
      </Columns>
    </div>
  ),
}
export const PageWidths: Story = {
  render: () => (
    <Stack space={3}>
      <Container width="text">
        <Block>Text</Block>
      </Container>
      <Container>
        <Block>Page</Block>
      </Container>
      <Container width="wide">
        <Block>Wide</Block>
      </Container>
    </Stack>
  ),
}
/** Side by side, wrapping onto lines; a long word breaks and does not overflow. */
export const LongWords: Story = {
  render: () => (
    <Narrow>
      <Stack space={3} align="start">
        <Inline space={3}>
          <Block>{longWord}</Block>
          <Block>Two</Block>
        </Inline>
        <Block>{longWord}</Block>
        <Columns template="rail-end">
          <Block>{longName}</Block>
          <Block>{longWord}</Block>
        </Columns>
      </Stack>
    </Narrow>
  ),
}
/** An empty rail leaves its space to the content. */
export const RailLeftEmpty: Story = {
  render: () => (
    <Columns template="rail-end">
      <Block>Lines</Block>
      {null}
    </Columns>
  ),
}
export const FromRightToLeft: Story = {
  render: () => (
    <RightToLeft>
      <Stack space={3}>
        <Inline space={3} justify="between">
          <Block>{rtl.short}</Block>
          <Block>{rtl.label}</Block>
        </Inline>
        <Columns template="rail-start">
          <Block>{rtl.short}</Block>
          <Block>{rtl.text}</Block>
        </Columns>
      </Stack>
    </RightToLeft>
  ),
}
export const Spaces: Story = {
  render: () => (
    <Stack space={6}>
      {([0, 1, 2, 3, 4, 6, 8, 12] as const).map((step) => (
        <Inline key={step} space={step}>
          <Block>{`space ${step}`}</Block>
          <Block>beside</Block>
          <Block>beside</Block>
        </Inline>
      ))}
    </Stack>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { Columns, Container, Inline, Stack } from '@tradecounter/ui/layout'
import { vars, space } from '@tradecounter/ui/theme'
import type { JSX } from 'react'

const meta = { title: 'Foundations/Layout', component: Stack, tags: ['autodocs'] } satisfies Meta<
  typeof Stack
>
export default meta

type Story = StoryObj

function Block({ children }: { children: string }): JSX.Element {
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
/** Columns collapse by their own room: here a panel of 480 px on a wide page. */
export const InAPanel: Story = {
  render: () => (
    <div style={{ inlineSize: vars.size.panel }}>
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

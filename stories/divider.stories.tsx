import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from '@tradecounter/ui/divider'
import { Stack } from '@tradecounter/ui/layout'
import { Text } from '@tradecounter/ui/text'
import { EveryBrand } from './parts/every-brand.tsx'

const meta = { title: 'Foundations/Divider', component: Divider, tags: ['autodocs'] } satisfies Meta<
  typeof Divider
>
export default meta

export const Default: StoryObj<typeof meta> = {
  render: () => (
    <Stack space={3}>
      <Text>Delivery</Text>
      <Divider />
      <Text>Invoice</Text>
    </Stack>
  ),
}
export const Brands: StoryObj<typeof meta> = {
  render: () => (
    <EveryBrand>
      <Stack space={3}>
        <Text>Delivery</Text>
        <Divider />
        <Text>Invoice</Text>
      </Stack>
    </EveryBrand>
  ),
}

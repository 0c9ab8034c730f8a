import type { Meta, StoryObj } from '@storybook/react-vite'
import { announce, Announcer } from '@tradecounter/ui/announcer'
import { Button } from '@tradecounter/ui/button'
import { Inline } from '@tradecounter/ui/layout'

const meta = {
  title: 'Foundations/Announcer',
  component: Announcer,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Inline space={3}>
          <Button onClick={() => announce('24 of 130 products are shown')}>
            Say it when there is a pause
          </Button>
          <Button onClick={() => announce('The connection is gone', 'assertive')}>Say it now</Button>
        </Inline>
      </>
    ),
  ],
} satisfies Meta<typeof Announcer>
export default meta

/** Nothing visible: two live regions. */
export const Default: StoryObj<typeof meta> = {}

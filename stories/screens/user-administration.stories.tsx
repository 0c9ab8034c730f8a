import type { Meta, StoryObj } from '@storybook/react-vite'
import userAdministrationPage from '@tradecounter/shop/pages/user-administration'
import { InShop } from '../parts/in-shop.tsx'
import { userChoices, userRecord, users } from '../parts/users.ts'

const address = '/api/my-pages/user-administration'

function UsersScreen({ query, held }: { query: string; held: Readonly<Record<string, unknown>> }) {
  const route = { page: 'user-administration', query } as const
  return (
    <InShop
      route={route}
      signedIn
      opens={['user-administration']}
      answers={{ [`${address}/choices`]: userChoices, ...held }}
    >
      <userAdministrationPage.View route={route} />
    </InShop>
  )
}

const meta = {
  title: 'Screens/User administration',
  component: UsersScreen,
  parameters: { layout: 'fullscreen' },
  args: { query: '', held: { [address]: users } },
} satisfies Meta<typeof UsersScreen>
export default meta

type Story = StoryObj<typeof meta>

/** A user in each status, and a mail that could not be sent. */
export const List: Story = {}
export const Invite: Story = { args: { query: 'view=new' } }
export const OneUser: Story = {
  args: { query: 'user=oskar', held: { [`${address}/user?userId=oskar`]: { user: userRecord() } } },
}
/** Rights of one's own can only be lowered. */
export const OneSelf: Story = {
  args: {
    query: 'user=oskar',
    held: { [`${address}/user?userId=oskar`]: { user: userRecord({ isSelf: true }) } },
  },
}
export const Limits: Story = { args: { query: 'view=limits' } }
export const Import: Story = { args: { query: 'view=import' } }

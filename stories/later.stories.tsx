import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@tradecounter/ui/button'
import { later, LaterFailureView, type LaterFailureProps } from '@tradecounter/ui/later'
import { Skeleton } from '@tradecounter/ui/skeleton'
import { StatusBanner } from '@tradecounter/ui/status-banner'
import { Suspense } from 'react'

const never = (): Promise<never> => Promise.reject(new Error('The file cannot be loaded'))
const Lost = later<object>(never)
const Loaded = later(async () => ({ default: () => <p>The part is here.</p> }))

const failureOf = ({ onRetry, busy }: LaterFailureProps) => (
  <StatusBanner
    severity="error"
    severityLabel="Error"
    live
    action={
      <Button size="s" onClick={onRetry} busy={busy}>
        Try again
      </Button>
    }
  >
    Part of the page could not be loaded.
  </StatusBanner>
)

/** A page with a part whose code can, or cannot, be loaded. */
const Page = ({ lost }: { lost: boolean }) => (
  <LaterFailureView value={failureOf}>
    <p>The rest of the page goes on working.</p>
    <Suspense fallback={<Skeleton shape="row" lines={2} />}>{lost ? <Lost /> : <Loaded />}</Suspense>
  </LaterFailureView>
)

const meta = {
  title: 'Foundations/Later',
  component: Page,
  tags: ['autodocs'],
  args: { lost: false },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

/** The code has loaded. */
export const Default: Story = {}
/** The code could not be loaded: the app's own message replaces the part. */
export const Failed: Story = { args: { lost: true } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { translatorOf } from '@tradecounter/shop/core'
import { OperatorPage, type OperatorPageProps } from '@tradecounter/shop/operator-area'
import { allGroups, translationsFor } from '@tradecounter/shop/translations'
import {
  seller,
  sellerApplication,
  sellerApplications,
  sellerFeedback,
  sellerOffer,
  sellerOffers,
  sellerReturn,
  sellerReturns,
} from '../parts/seller-pages.ts'

const t = translatorOf({
  translations: translationsFor('en', allGroups),
  language: 'en',
  environment: 'prd',
})

/** A page of the operator area, which has no script: its forms and links are the browser's own. */
const OperatorScreen = (page: OperatorPageProps) => <OperatorPage t={t} {...page} />

const meta = {
  title: 'Screens/Operator area',
  component: OperatorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    seller,
    csrf: 'token',
    path: '/offers',
    view: { kind: 'offers', list: sellerOffers, query: '', problem: null },
  },
} satisfies Meta<typeof OperatorScreen>
export default meta

type Story = StoryObj<typeof meta>

const empty = { values: {}, problem: null, action: '' } as const

export const SignIn: Story = {
  args: { seller: null, path: '/sign-in', view: { kind: 'sign-in', values: {}, problem: null } },
}
export const WrongPassword: Story = {
  args: {
    seller: null,
    path: '/sign-in',
    view: {
      kind: 'sign-in',
      values: { email: 'lisa@tradecounter.example' },
      problem: { code: 'signIn', field: '' },
    },
  },
}
export const SecondFactor: Story = {
  args: { seller: null, path: '/second-factor', view: { kind: 'code', problem: null } },
}
/** Requests in each state. */
export const Offers: Story = {}
export const RequestToTake: Story = {
  args: {
    path: '/offers/offer-3',
    view: { kind: 'offer', offer: sellerOffer(['take', 'message']), ...empty },
  },
}
export const RequestToAnswer: Story = {
  args: {
    path: '/offers/offer-3',
    view: { kind: 'offer', offer: sellerOffer(['answer', 'message']), ...empty },
  },
}
export const Returns: Story = {
  args: { path: '/returns', view: { kind: 'returns', list: sellerReturns, query: '', problem: null } },
}
export const ReturnToDecide: Story = {
  args: { path: '/returns/R1000011', view: { kind: 'return', found: sellerReturn(), ...empty } },
}
/** A question without a text was refused: what was sent stays. */
export const ReturnRefused: Story = {
  args: {
    path: '/returns/R1000011',
    view: {
      kind: 'return',
      found: sellerReturn(),
      values: { to: 'moreInformation', message: '' },
      problem: { code: 'invalid', field: 'message' },
      action: 'step',
    },
  },
}
export const Applications: Story = {
  args: { path: '/applications', view: { kind: 'applications', list: sellerApplications, query: '' } },
}
export const ApplicationToDecide: Story = {
  args: {
    path: '/applications/a1',
    view: { kind: 'application', application: sellerApplication, revealed: null, ...empty },
  },
}
export const Feedback: Story = {
  args: { path: '/feedback', view: { kind: 'feedback', list: sellerFeedback, query: '', problem: null } },
}
export const NotAllowed: Story = { args: { view: { kind: 'problem', problem: 'forbidden' } } }

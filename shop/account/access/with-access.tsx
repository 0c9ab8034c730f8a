import { type ComponentType, type ReactElement, type ReactNode, Suspense } from 'react'
import {
  accessOf,
  type PageId,
  type AccessRefusal,
  type Route,
  type RouteTo,
  type TranslationKey,
  type Translator,
  useShop,
  useTranslations,
} from '@tradecounter/shop/core'
import { Heading } from '@tradecounter/ui/heading'
import { Stack } from '@tradecounter/ui/layout'
import { SignInPrompt } from '../sign-in/sign-in-prompt.tsx'

/** The name of a page, in its head and where its view is not rendered. */
export type PageTitle<P extends PageId> = TranslationKey | ((t: Translator, route: RouteTo<P>) => string)

/** The title as text. */
export const titleText = <P extends PageId>(title: PageTitle<P>, t: Translator, route: RouteTo<P>): string =>
  typeof title === 'string' ? t(title) : title(t, route)

/** A frame with the title of a page. */
export interface AccessFrameProps {
  route: Route
  title: string
  children: ReactNode
}

export interface WithAccessOptions<P extends PageId> {
  title: PageTitle<P>
  /** Around the request to sign in and the refusal. @default the title above it */
  Frame?: ComponentType<AccessFrameProps>
  /** What signing in is good for. */
  signIn?: { title: TranslationKey; text: TranslationKey }
  /** Says which permission is missing, and who grants it. Not needed by a page that every user may see. */
  renderRefusal?: (refusal: AccessRefusal) => ReactNode
}

function PlainFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack space={6}>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/**
 * Use for the view of every page whose declaration has a rule (`access`): the view is rendered only for readers who may
 * see the page. Visitors are asked to sign in, and users without permission are told which one they lack (ACC-9).
 */
export function withAccess<P extends PageId>(
  View: ComponentType<{ route: RouteTo<P> }>,
  { title, Frame = PlainFrame, signIn, renderRefusal }: WithAccessOptions<P>,
): (props: { route: RouteTo<P> }) => ReactElement {
  return function PageWithAccess({ route }) {
    const context = useShop()
    const t = useTranslations()
    const access = accessOf(route, context)
    if (access === 'allowed') return <View route={route} />
    return (
      <Frame route={route} title={titleText(title, t, route)}>
        {access === 'sign-in' ? (
          <SignInPrompt
            {...(signIn === undefined ? {} : { title: t(signIn.title) })}
            text={t(signIn?.text ?? 'account.sign-in-first')}
          />
        ) : (
          <Suspense fallback={null}>{renderRefusal?.(access)}</Suspense>
        )}
      </Frame>
    )
  }
}

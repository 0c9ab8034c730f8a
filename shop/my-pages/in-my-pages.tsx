import type { ComponentType, ReactElement, ReactNode } from 'react'
import {
  type AccessFrameProps,
  NoAccess,
  type PageTitle,
  titleText,
  withAccess,
} from '@tradecounter/shop/account'
import {
  type AnswerAddress,
  declarationOf,
  type PageId,
  type RouteTo,
  type TranslationKey,
  useTranslations,
  AwaitAnswer,
} from '@tradecounter/shop/core'
import type { KeyedMutator } from 'swr'
import { MyPage } from './my-page.tsx'

function MyPageFrame({ route, title, intro, children }: AccessFrameProps & { intro?: ReactNode }) {
  const { access, path, sections } = declarationOf(route.page)
  const entry = access?.navigation ?? access?.myPage ?? 'my-account'
  const [first] = Object.keys(sections ?? {})
  const inner = path !== `/my-pages/${entry}` || ('section' in route && route.section !== first)
  return (
    <MyPage id={entry} inner={inner} title={title} intro={intro}>
      {children}
    </MyPage>
  )
}

/**
 * Use for the view of every page below /my-pages/: `withAccess` in the frame of my pages. The view renders `MyPage`.
 */
export const inMyPages = <P extends PageId>(
  View: ComponentType<{ route: RouteTo<P> }>,
  title: PageTitle<P>,
): ((props: { route: RouteTo<P> }) => ReactElement) =>
  withAccess(View, {
    title,
    Frame: MyPageFrame,
    renderRefusal: (refusal) => <NoAccess refusal={refusal} />,
  })

/** The props of a view that needs the answer of a call. */
export interface AnswerViewProps<P extends PageId, Answer> {
  route: RouteTo<P>
  answer: Answer
  /** Reads the answer again, or replaces it. */
  mutate: KeyedMutator<Answer>
}

export interface AnswerPageOptions<P extends PageId, Answer> {
  title: PageTitle<P>
  /** One or two sentences below the title. */
  intro?: TranslationKey
  /** The call whose answer the view needs: also the `answer` of the page's definition. */
  answer: (route: RouteTo<P>) => AnswerAddress<Answer>
}

/**
 * Use for the view of a page below /my-pages/ that shows the answer of one call: `View` is the content below the title,
 * and is rendered only for readers who may see the page, with the answer.
 */
export function answerInMyPages<P extends PageId, Answer>(
  View: ComponentType<AnswerViewProps<P, Answer>>,
  { title, intro, answer: addressOf }: AnswerPageOptions<P, Answer>,
): (props: { route: RouteTo<P> }) => ReactElement {
  function AnswerPage({ route }: { route: RouteTo<P> }) {
    const t = useTranslations()
    return (
      <MyPageFrame route={route} title={titleText(title, t, route)} intro={intro && t(intro)}>
        <AwaitAnswer address={addressOf(route)}>
          {(answer, mutate) => <View route={route} answer={answer} mutate={mutate} />}
        </AwaitAnswer>
      </MyPageFrame>
    )
  }
  return inMyPages(AnswerPage, title)
}

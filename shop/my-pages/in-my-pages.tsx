import type { ComponentType, ReactElement } from 'react'
import { type AccessFrameProps, NoAccess, type PageTitle, withAccess } from '@tradecounter/shop/account'
import { declarationOf, type PageId, type RouteTo } from '@tradecounter/shop/core'
import { MyPage } from './my-page.tsx'

function MyPageFrame({ route, title, children }: AccessFrameProps) {
  const { access, path, sections } = declarationOf(route.page)
  const entry = access?.navigation ?? access?.myPage ?? 'my-account'
  const [first] = Object.keys(sections ?? {})
  const inner = path !== `/my-pages/${entry}` || ('section' in route && route.section !== first)
  return (
    <MyPage id={entry} inner={inner} title={title}>
      {children}
    </MyPage>
  )
}

/** Use for the view of every page below /my-pages/: `withAccess` in the frame of my pages. */
export const inMyPages = <P extends PageId>(
  View: ComponentType<{ route: RouteTo<P> }>,
  title: PageTitle<P>,
): ((props: { route: RouteTo<P> }) => ReactElement) =>
  withAccess(View, {
    title,
    Frame: MyPageFrame,
    renderRefusal: (refusal) => <NoAccess refusal={refusal} />,
  })

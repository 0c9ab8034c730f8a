import type { ReactNode } from 'react'
import { type MyPageId, MyPagesNav } from '@tradecounter/shop/account'
import { PageMain } from './page-main.tsx'

/** A page below /my-pages/: its `main`, and above it the ways to the others (SHELL-2). */
export const MyPage = ({ id, children }: { id?: MyPageId; children: ReactNode }) => (
  <>
    <MyPagesNav current={id} />
    <PageMain>{children}</PageMain>
  </>
)

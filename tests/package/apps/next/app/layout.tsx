import '@tradecounter/ui/styles.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Parts', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html lang="en" data-brand="solelgrossisten">
      <body>{children}</body>
    </html>
  )
}

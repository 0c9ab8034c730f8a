import { Suspense, useState } from 'react'
import { useTranslations, type Route, later, whileOpen } from '@tradecounter/shop/core'
import { Button } from '@tradecounter/ui/button'

const MenuSheet = later(() => import('./menu-sheet.tsx'), { over: whileOpen })

/** Opens the mobile menu, whose code and categories load on the first click. */
export function MenuButton({ route }: { route: Route }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <Button
        icon="menu"
        aria-haspopup="dialog"
        tone="inherit"
        wide
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('shell.menu.title')}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <MenuSheet open={open} onOpenChange={setOpen} route={route} />
        </Suspense>
      )}
    </>
  )
}

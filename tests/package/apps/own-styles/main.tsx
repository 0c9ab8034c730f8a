import '@tradecounter/ui/components.css'
import '@tradecounter/ui/themes/prevex.css'
import { createRoot } from 'react-dom/client'
import { Desk } from '../desk.ts'
import { frame, ownTheme } from './frame.css.ts'

const place = document.querySelector('#app')
if (place)
  createRoot(place).render(
    <div className={`${ownTheme} ${frame}`} data-testid="frame">
      <Desk />
    </div>,
  )

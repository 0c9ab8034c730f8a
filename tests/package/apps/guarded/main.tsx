import '@tradecounter/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { Desk } from '../desk.ts'

const place = document.querySelector('#app')
if (place) createRoot(place).render(<Desk />)

import '@tradecounter/ui/styles.css'
import { setNonce } from 'get-nonce'
import { createRoot } from 'react-dom/client'
import { Desk } from '../desk.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const place = document.querySelector('#app')
if (place) createRoot(place).render(<Desk />)

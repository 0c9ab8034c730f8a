import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Desk } from '../desk.ts'

const place = document.querySelector('#app')
if (place)
  hydrateRoot(place, createElement(Desk), {
    onRecoverableError: (error) => reportError(error),
  })

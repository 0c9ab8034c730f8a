import { useState } from 'react'
import { box } from './x.css.ts'
import { sites } from '@tradecounter/api/contract'
export default function Page() {
  const [n, s] = useState(0)
  return (
    <button className={box} onClick={() => s(n + 1)}>
      {sites.se.name} {n}
    </button>
  )
}

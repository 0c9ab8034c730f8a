import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

// npm scripts put Node 24 of the dependencies first on the path; a bare `node bin/demo.mjs` gets it here.
const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`
const { status } = spawnSync('node', ['demo/loading/command.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
process.exit(status ?? 1)

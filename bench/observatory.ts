/**
 * Mozilla's HTTP Observatory for the shop in production behind a TLS proxy: its own scanner and grading, against a
 * port of this machine. The goal is at least 130 of 145. Needs a build, openssl, and the scanner, which is
 * downloaded once: it has two hundred packages that nothing else here needs, so it is not a dependency.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as v from 'valibot'
import { startProduction } from './observatory/production.ts'

const scanner = '@mdn/mdn-http-observatory@1.4.8'
const asked = 130

const resultSchema = v.object({
  scan: v.object({ grade: v.string(), score: v.number() }),
  tests: v.array(
    v.object({
      name: v.string(),
      found: v.nullable(v.string()),
      pass: v.boolean(),
      scoreModifier: v.number(),
    }),
  ),
})

function fetchScanner(): string {
  const folder = resolve('node_modules/.cache/observatory')
  if (existsSync(join(folder, 'node_modules/@mdn/mdn-http-observatory'))) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const install = ['install', scanner, '--ignore-scripts', '--no-audit', '--no-fund']
  const { status } = spawnSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${scanner} cannot be had here`)
  // A separate script would download its list of preloaded hosts; ours are not on it.
  writeFileSync(join(folder, 'node_modules/@mdn/mdn-http-observatory/conf/hsts-preload.json'), '{}')
  return folder
}

const shop = await startProduction()
try {
  const scan = spawn(
    process.execPath,
    [resolve('bench/observatory/scan.mjs'), fetchScanner(), `localhost:${shop.port}`],
    { env: { ...process.env, NODE_EXTRA_CA_CERTS: shop.certificate }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let output = ''
  scan.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await new Promise((done) => scan.once('exit', done))
  const { scan: total, tests } = v.parse(resultSchema, JSON.parse(output))
  for (const { name, found, pass, scoreModifier } of tests)
    console.log(`${pass ? 'ok    ' : 'FAILED'} ${String(scoreModifier).padStart(4)}  ${name}: ${found}`)
  console.log(`observatory: ${total.score} (${total.grade}), asked for ${asked}`)
  if (total.score < asked) process.exitCode = 1
} finally {
  await shop.stop()
}

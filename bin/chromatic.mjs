// Publishes the stories to Chromatic for review; without a token it prints a note and succeeds.
import { spawnSync } from 'node:child_process'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Nothing was published to Chromatic, because CHROMATIC_PROJECT_TOKEN is not set.')
  process.exit(0)
}

const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/chromatic/dist/bin.cjs',
    '--build-script-name=storybook:build',
    '--exit-zero-on-changes',
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)

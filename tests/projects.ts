import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumLaunch, drawingChromium, patience } from './setup/chromium.ts'

/** Waiting takes longer on a busy machine. */
const patient = { poll: { timeout: 10_000 } }

/** A test in a browser that fails is tried once more; the run lists it as flaky, for its cause to be found. */
const triedTwice = { retry: 1 }

/**
 * Tests that render widgets without a browser: fast, for behaviour; the stories cover appearance and contrast. Each
 * file has its own globals, but jsdom is loaded once for all of them, because loading took three quarters of their
 * time.
 */
const inJsdom = (name: string, include: string[]): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    environment: 'jsdom',
    setupFiles: ['tests/setup/jsdom.ts', 'tests/setup/properties.ts'],
    pool: 'vmForks',
    expect: patient,
    // Property tests take half a minute on two busy cores, and so does the first load of a page's late parts.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

const inNode = (name: string, include: string[], more: object = {}): TestProjectConfiguration => ({
  extends: true,
  test: {
    name,
    include,
    environment: 'node',
    setupFiles: ['tests/setup/properties.ts'],
    expect: patient,
    ...more,
  },
})

/** They mock modules, which must not be loaded before, nor stay mocked. */
const mocking = ['tests/api/accounts/sign-in-guessing.test.ts']

/** Random walks over both databases take over a minute on a slow machine. The timeout only ends a test that hangs. */
const withDatabases = { globalSetup: ['tests/setup/postgres.ts'], testTimeout: 240_000, hookTimeout: 240_000 }

/** They measure pages with React's production build, because its development build takes several times as long. */
const measuring = ['tests/ssr/pages/main-thread.test.ts']

/** The files of `stdnum` that the form of an application imports, one for each kind of number. */
const numberRules = [
  ...new Set(
    globSync('api/contract/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^import (?!type).*from '(stdnum\/[^']+)'/gmu)].map(
        ([, name = '']) => name,
      ),
    ),
  ),
]

/**
 * All libraries that stories import, also in code that loads later. One that is found during a run would be bundled
 * with another copy of React, which reloads the page under a story or renders it without end, so none is looked for.
 */
const engines = [
  '@vanilla-extract/css',
  '@daypicker/react',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-slider',
  '@radix-ui/react-tooltip',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@simplewebauthn/browser',
  'fflate',
  'ibantools',
  'jotai',
  'jotai/utils',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  ...numberRules,
  'swr',
  'valibot',
  'web-vitals',
]

/** What the preview imports of Storybook: its parts share a theme, so there must be one copy. */
const storybook = [
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  'storybook/preview-api',
  'storybook/test',
  'storybook/theming',
]

/** Tests in a real Chromium, which is opened once for all of a project's files. */
const inChromium = (name: string, more: object = {}) => ({
  name,
  browser: {
    enabled: true,
    headless: true,
    // Their folder would be among the sources; the error message is enough.
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
  },
  ...more,
})

/** Takes the screenshots of `npm run visual`. */
const screenshotBrowser = {
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: drawingChromium(),
    contextOptions: {
      deviceScaleFactor: 1,
      reducedMotion: 'reduce' as const,
      colorScheme: 'light' as const,
      locale: 'en-GB',
      timezoneId: 'UTC',
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
  expect: {
    toMatchScreenshot: {
      // The same baselines serve every platform: stories use no system fonts.
      resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }): string =>
        join(root, 'tests/visual/screenshots', `${arg}${ext}`),
    },
  },
}

/** One project per package, and the story project that opens every story in Chromium. */
export const testProjects: TestProjectConfiguration[] = [
  inNode('architecture', ['tests/*.test.ts'], { testTimeout: 60_000 }),
  inJsdom('ui', ['tests/ui/**/*.test.{ts,tsx}']),
  inJsdom('shop', ['tests/shop/**/*.test.{ts,tsx}']),
  inNode('api', ['tests/api/**/*.test.ts'], { exclude: mocking, isolate: false, ...withDatabases }),
  inNode('search', ['tests/search/**/*.test.ts'], { testTimeout: 60_000, hookTimeout: 60_000 }),
  inNode('demo', ['tests/demo/**/*.test.ts'], { isolate: false, ...withDatabases }),
  inNode('api-mocking', mocking, withDatabases),
  inNode('ssr', ['tests/ssr/**/*.test.{ts,tsx}'], {
    exclude: measuring,
    isolate: false,
    // Thousands of requests take a minute on a slow machine. The timeout only ends a test that hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  }),
  {
    extends: true,
    // Production's React has no runtime for the markup of the development transform.
    oxc: { jsx: { development: false } },
    test: {
      name: 'ssr-production',
      include: measuring,
      environment: 'node',
      env: { NODE_ENV: 'production' },
      expect: patient,
      testTimeout: 60_000,
      hookTimeout: 240_000,
    },
  },
  inNode('visual', ['tests/visual/**/*.test.ts'], {
    testTimeout: 180_000,
    fileParallelism: false,
    maxConcurrency: 2,
  }),
  // Verifies the machine that `npm run test:elsewhere` sets up; it would fail on any other.
  ...(process.env.TEST_PROFILE === 'elsewhere'
    ? [inNode('profile', ['tests/profile/*.test.ts'], { testTimeout: 60_000 })]
    : []),
  inNode('package', ['tests/package/**/*.test.ts'], {
    globalSetup: ['tests/setup/package.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  }),
  inNode('e2e', ['tests/e2e/**/*.test.ts'], {
    ...triedTwice,
    // The same as Playwright's own timeout.
    expect: { poll: { timeout: patience } },
    // A complaint of a page is read in the line of the failure, not shortened to `Array(1)`.
    chaiConfig: { truncateThreshold: 0 },
    globalSetup: ['tests/setup/shop.ts'],
    // Each worker has its own shop. They mostly wait, so there are more than cores.
    maxWorkers: 3,
    sequence: { groupOrder: 1 },
    // Each worker keeps its Chromium from file to file.
    isolate: false,
    // For tests that are marked as concurrent.
    maxConcurrency: 2,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  }),
  inNode('storybook', ['tests/storybook/*.test.ts'], {
    expect: { poll: { timeout: patience } },
    globalSetup: ['tests/setup/storybook.ts'],
    testTimeout: 240_000,
    hookTimeout: 300_000,
  }),
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { include: [...engines, ...storybook], noDiscovery: true },
    test: inChromium('stories', {
      ...triedTwice,
      setupFiles: ['tests/setup/stories.ts'],
      // Stories of one file already share a page: so do those of all files, and their modules are loaded once.
      isolate: false,
      // axe takes a while for stories with hundreds of rows, and several times as long on a slow machine.
      testTimeout: 120_000,
    }),
  },
  {
    extends: true,
    optimizeDeps: {
      include: [...engines, '@storybook/react-vite', 'storybook/test', 'axe-core'],
      // Generated by Storybook's own build; the pages that use it are never opened here.
      exclude: ['virtual:widget-tokens'],
    },
    test: inChromium('brands', {
      ...triedTwice,
      include: ['tests/storybook/*.browser.test.tsx'],
      setupFiles: ['tests/setup/stories.ts'],
      testTimeout: 60_000,
    }),
  },
  {
    extends: true,
    optimizeDeps: {
      include: [...engines, '@storybook/react-vite', 'storybook/test'],
      exclude: ['virtual:widget-tokens'],
    },
    test: {
      name: 'screenshots',
      include: ['tests/visual/*.screenshots.ts'],
      setupFiles: ['tests/setup/stories.ts'],
      testTimeout: 60_000,
      browser: screenshotBrowser,
    },
  },
]

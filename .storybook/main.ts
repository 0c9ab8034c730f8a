import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import { widgetTokens } from './widget-tokens.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), widgetTokens(join(import.meta.dirname, '../ui'))],
  }),
}

export default config

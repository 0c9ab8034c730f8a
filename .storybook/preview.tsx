import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import { brandNames } from '@tradecounter/ui/theme'
import '@tradecounter/ui/theme/styles'

/** The theme stands on `<html>`, so that panels and popovers, which mount on body, wear it too. */
const preview: Preview = {
  globalTypes: {
    brand: {
      description: 'Brand of the shop',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: [...brandNames], dynamicTitle: true },
    },
    density: {
      description: 'Density of rows and space',
      toolbar: { title: 'Density', icon: 'component', items: ['brand', 'compact'], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: 'tradecounter', density: 'brand' },
  decorators: [
    function Themed(Story, { globals }) {
      const { brand, density } = globals
      useEffect(() => {
        document.documentElement.dataset.brand = String(brand)
        if (density === 'compact') document.documentElement.dataset.density = 'compact'
        else delete document.documentElement.dataset.density
      }, [brand, density])
      return <Story />
    },
  ],
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Actions',
          'Fields',
          'Overlays',
          'Finding',
          'Product',
          'Trade',
          'Status',
          'Data',
          'Shell',
          'Screens',
        ],
      },
    },
  },
}

export default preview

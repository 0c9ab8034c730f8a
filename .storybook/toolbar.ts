import type { Preview } from '@storybook/react-vite'
import { brandNames } from '@tradecounter/ui/theme'
import { brandTitles } from '../stories/parts/brand-titles.ts'
import { firstGlobals, storyLocales } from '../stories/parts/story-globals.ts'

/** The choices above the stories; the address can also set them: `?globals=brand:prevex;locale:fi-FI`. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand of the shop',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [
        ...brandNames.map((value) => ({ value, title: brandTitles[value] })),
        { value: 'wall', title: 'Brand wall: all five' },
      ],
    },
  },
  locale: {
    description: 'Language and region',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'story', title: "Story's own locale" },
        ...storyLocales.map((value) => ({ value, title: value })),
      ],
    },
  },
  density: {
    description: 'Density of rows and space',
    toolbar: {
      icon: 'component',
      dynamicTitle: true,
      items: [
        { value: 'brand', title: "Brand's density" },
        { value: 'compact', title: 'Compact' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  colours: {
    description: 'Colours',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'brand', title: "Brand's colours" },
        { value: 'forced', title: 'Forced colours, a preview' },
      ],
    },
  },
  direction: {
    description: 'Direction of writing',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
  zoom: {
    description: 'Zoom of the page',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: '100 %' },
        { value: '200', title: '200 %' },
        { value: '400', title: '400 %' },
      ],
    },
  },
}

export const initialGlobals = { ...firstGlobals }

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The four standard widths: `?globals=viewport:w375`. */
export const viewports = {
  w375: size('Telephone, 375', 375, 812),
  w768: size('Tablet, 768', 768, 1024),
  w1280: size('Desktop, 1280', 1280, 900),
  w1920: size('Wide, 1920', 1920, 1080),
}

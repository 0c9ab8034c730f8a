import { createGlobalThemeContract } from '@vanilla-extract/css'

const severity = { base: '', soft: '', text: '' }
const step = { size: '', line: '' }

/** The only list of theme variables. Names are public: `--ui-color-accent`. */
export const vars = createGlobalThemeContract(
  {
    unit: '',
    color: {
      surface: '',
      surfaceRaised: '',
      surfaceSunken: '',
      text: '',
      textMuted: '',
      textInverse: '',
      border: '',
      borderStrong: '',
      focus: '',
      accent: '',
      accentHover: '',
      accentText: '',
      accentSoft: '',
      accentSoftText: '',
      signal: '',
      signalText: '',
      link: '',
      header: '',
      headerText: '',
      footer: '',
      footerText: '',
      success: severity,
      error: severity,
      warning: severity,
      info: severity,
      attention: severity,
      labelCampaign: '',
      labelRental: '',
      labelOutlet: '',
      labelNew: '',
      labelCampaignText: '',
      labelRentalText: '',
      labelOutletText: '',
      labelNewText: '',
      stockGray: '',
      overlay: '',
    },
    font: {
      body: '',
      heading: '',
      weightRegular: '',
      weightStrong: '',
      weightHeading: '',
      headingCase: '',
      headingTracking: '',
    },
    text: { xs: step, s: step, m: step, l: step, xl: step, xxl: step },
    radius: { s: '', m: '', l: '', full: '' },
    shadow: { raised: '', overlay: '' },
    size: { control: '', touch: '', panel: '', search: '', row: '', page: '' },
    layer: { sticky: '', overlay: '', notice: '' },
    motion: { fast: '', slow: '' },
  },
  (_value, path) => `ui-${path.join('-').replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`,
)

/** `space(4)` is four units of the grid; the unit shrinks with `data-density="compact"`. */
export const space = (units: number): string => `calc(${vars.unit} * ${units})`

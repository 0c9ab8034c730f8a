/** A material's two tones and its highlight. */
export interface Tone {
  base: string
  shade: string
  shine: string
}

const tone = (base: string, shade: string, shine: string): Tone => ({ base, shade, shine })

/** Colour of outlines. */
export const ink = '#1d272d'
/** Colour inside openings. */
export const hollow = '#333d44'

const copper = tone('#d98d5e', '#b4693d', '#f7cdae')
const brass = tone('#dcb65c', '#b38b36', '#f8e7b0')
const steel = tone('#c2cad0', '#929da5', '#f3f6f8')
const stainless = tone('#d6dce0', '#a9b3ba', '#ffffff')
const galvanised = tone('#b7c3c9', '#8a999f', '#e6eef1')
const chrome = tone('#dbe4e9', '#93a5b0', '#ffffff')
const iron = tone('#69747b', '#4a5359', '#9aa5ac')
const white = tone('#f5f7f8', '#d2d9dd', '#ffffff')
const black = tone('#454d53', '#2d3338', '#7d878e')
const grey = tone('#a6b0b6', '#7e898f', '#d3dadd')
const brick = tone('#b9603f', '#8f4429', '#dd947a')
const yellow = tone('#f1c232', '#c79a17', '#fbe799')
const orange = tone('#e8802e', '#bd5f16', '#f9bd8a')
const blue = tone('#3f7fc1', '#2a5c93', '#9cc3ea')
const red = tone('#cf3f36', '#9f2a23', '#f0948d')

/** Tones by attribute value: materials, surfaces and colours. */
export const tones: Readonly<Record<string, Tone>> = {
  copper,
  brass,
  steel,
  stainless,
  galvanised,
  chrome,
  white,
  black,
  grey,
  yellow,
  orange,
  blue,
  red,
  'dzr-brass': tone('#d3a95a', '#a88039', '#f3dfae'),
  bronze: tone('#c98b4f', '#9c6631', '#eec69a'),
  'cast-iron': iron,
  'black-iron': black,
  'black-coated': black,
  'matt-black': tone('#3a4045', '#24292d', '#697278'),
  aluminium: stainless,
  multilayer: white,
  incoloy: tone('#9a9f98', '#737870', '#ced2cb'),
  plain: brass,
  chromed: chrome,
  'brushed-steel': tone('#b9bdbd', '#8d9292', '#e4e6e6'),
  'brushed-brass': tone('#c9a86a', '#9d7f45', '#ecd9ae'),
  'white-coated': white,
  'zinc-plated': tone('#d3d2c0', '#a5a48c', '#f6f5ea'),
  'hot-dip-galvanised': galvanised,
  'c4-coated': tone('#7c8a78', '#5b6858', '#b4c0b0'),
  cream: tone('#efe6cf', '#cfc3a3', '#fdf9ec'),
  navy: tone('#2f4263', '#1f2d47', '#6d83a8'),
  green: tone('#4c8a4f', '#356538', '#9ccb9e'),
  brown: tone('#80593c', '#5c3e28', '#b48f73'),
  'brick-red': brick,
  pvc: brick,
  pp: tone('#8c989f', '#6a757c', '#c2cbd0'),
  'hi-vis-yellow': tone('#d7e835', '#aebd14', '#f3fa9d'),
  'hi-vis-orange': tone('#f26a1b', '#c34e09', '#fdb487'),
  'mineral-wool': galvanised,
  elastomer: black,
  clear: tone('#e6f1f5', '#bcd3dc', '#ffffff'),
  mirror: tone('#9fb4c9', '#6f879f', '#e7eff7'),
}

/** The tone of a value; steel for values without one. */
export const toneOf = (value: string): Tone => tones[value] ?? steel

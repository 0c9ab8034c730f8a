import type { Language, Words } from '../keys.ts'
import sv from './sv.json' with { type: 'json' }
import fi from './fi.json' with { type: 'json' }
import nn from './nn.json' with { type: 'json' }
import nb from './nb.json' with { type: 'json' }
import da from './da.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import enUS from './en-US.json' with { type: 'json' }
import enGB from './en-GB.json' with { type: 'json' }

/** Words of `password.*` by language. */
export const password: Record<Language, Words> = { sv, fi, nn, nb, da, en, 'en-US': enUS, 'en-GB': enGB }

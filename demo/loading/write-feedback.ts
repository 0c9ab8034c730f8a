import type { SiteName } from '@tradecounter/api/contract'
import { demoUserId, foldText, insertRows, type Store } from '@tradecounter/api/seed'
import { momentBefore } from './dates.ts'

/** Feedback of the demo: site, source, age in days, text, and the user who has sent it. */
type DemoFeedback = readonly [site: SiteName, source: string, days: number, text: string, user?: DemoUser]
interface DemoUser {
  userId: string
  customerId: string
}

const anna = { userId: demoUserId('anna'), customerId: 'c-ror' }

const feedback: readonly DemoFeedback[] = [
  ['se', 'search', 0.3, 'Sökningen hittar ”muff 22” direkt. Filtret på anslutning saknar pressfog.'],
  [
    'se',
    'order',
    1.2,
    'Bra att se var leveransen är. Jag vill kunna skriva ut bara en av leveranserna.',
    anna,
  ],
  ['gelia-no', 'cart', 2.4, 'Fint om handlekorga hugsar merkinga frå førre ordre.'],
  ['workwear', 'start', 3.1, 'Storlekstabellen för jackor är svår att hitta.'],
  ['prevex', 'search', 5.6, 'Haku löytää tuotteet nopeasti, mutta suodattimia on liikaa.'],
  ['dk-vvs', 'checkout', 8, 'Det var nemt at vælge leveringsdag.'],
  ['no', 'order-directly', 11, 'Det går raskt å lime inn rader frå Excel.'],
  ['solelgrossisten', 'purchase-list', 15, 'Hur delar jag listan med en kollega?'],
]

/** Replaces the feedback of the demo, and keeps what visitors have written since. */
export async function writeFeedback({ db }: Store, today: Date): Promise<void> {
  await db.deleteFrom('feedback').where('id', 'like', 'demo-feedback-%').execute()
  await insertRows(
    db,
    'feedback',
    feedback.map(([site, source, days, text, user], index) => ({
      id: `demo-feedback-${index + 1}`,
      site,
      source,
      feedbackType: '',
      feedback: text,
      userId: user?.userId ?? null,
      customerId: user?.customerId ?? null,
      givenAt: momentBefore(today, days),
      searchText: foldText(`${text} ${source}`),
    })),
  )
}

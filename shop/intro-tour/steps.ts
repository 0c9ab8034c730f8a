import type { Translator } from '@tradecounter/shop/core'
import type { IntroStep } from '@tradecounter/ui/intro-tour'
import type { TourId } from './rules.ts'

const target = (name: string): string => `[data-tour="${name}"]`

/** The element without which a tour does not start by itself. */
export const firstTarget: Readonly<Record<TourId, string>> = {
  // The first facet of the rail, which is taller than a window, or the button where there is no rail.
  'search-filters': `aside${target('filters')} section > div, div${target('filters')}`,
  'direct-order': target('direct-order'),
  'my-pages': target('my-pages-nav'),
  'order-info': target('order-status'),
}

/** The steps of a tour. */
export function stepsOf(id: TourId, t: Translator): IntroStep[] {
  switch (id) {
    case 'search-filters':
      return [
        {
          id: 'filters',
          target: firstTarget[id],
          title: t('intro-tour.filters-title'),
          text: t('intro-tour.filters-text'),
        },
        {
          id: 'sorting',
          target: target('sorting'),
          title: t('intro-tour.sorting-title'),
          text: t('intro-tour.sorting-text'),
        },
        { id: 'link', title: t('intro-tour.link-title'), text: t('intro-tour.link-text') },
      ]
    case 'direct-order':
      return [
        {
          id: 'rows',
          target: firstTarget[id],
          title: t('intro-tour.rows-title'),
          text: t('intro-tour.rows-text'),
        },
        {
          id: 'many',
          target: `${firstTarget[id]} [role="tab"]:last-of-type`,
          title: t('intro-tour.many-title'),
          text: t('intro-tour.many-text'),
        },
        { id: 'commit', title: t('intro-tour.commit-title'), text: t('intro-tour.commit-text') },
      ]
    case 'my-pages':
      return [
        {
          id: 'pages',
          target: firstTarget[id],
          title: t('intro-tour.pages-title'),
          text: t('intro-tour.pages-text'),
        },
        {
          id: 'sections',
          target: target('my-account-sections'),
          title: t('intro-tour.sections-title'),
          text: t('intro-tour.sections-text'),
        },
        {
          id: 'orders',
          target: target('latest-orders'),
          title: t('intro-tour.orders-title'),
          text: t('intro-tour.orders-text'),
        },
      ]
    case 'order-info':
      return [
        {
          id: 'status',
          target: firstTarget[id],
          title: t('intro-tour.status-title'),
          text: t('intro-tour.status-text'),
        },
        {
          id: 'again',
          target: target('order-actions'),
          title: t('intro-tour.again-title'),
          text: t('intro-tour.again-text'),
        },
        {
          id: 'shipments',
          target: '#shipments',
          title: t('intro-tour.shipments-title'),
          text: t('intro-tour.shipments-text'),
        },
        {
          id: 'beta',
          target: target('order-beta'),
          title: t('intro-tour.beta-title'),
          text: t('intro-tour.beta-text'),
        },
      ]
  }
}

import { describe, expect, it } from 'vitest'
import { permissions, siteKeys } from '../../../api/contract/index.ts'
import { allowedPages, myPages } from '../../../api/my-pages/service.ts'

describe('pages that a user may open', () => {
  const all = permissions

  it('has reports on se only (MY-1)', () => {
    const withReports = siteKeys.filter((site) => allowedPages(['reports'], site, all).length > 0)
    expect(withReports).toEqual(['se'])
  })

  it.each([
    ['order-history', 'perm:viewOrderHistory'],
    ['order-info', 'perm:viewOrderHistory'],
    ['admin-punch-out', 'perm:adminPunchout'],
    ['order-agreements', 'perm:viewOrderAgreements'],
    ['offers', 'perm:offers'],
    ['returns-and-complaints', 'perm:returns'],
    ['terms-prices', 'perm:viewOrderPriceFile'],
    ['user-administration', 'perm:adminUsers'],
    ['invoices', 'perm:viewInvoices'],
    ['reports', 'perm:viewOrderHistory'],
  ])('%s needs %s (ACC-10)', (page, permission) => {
    expect(allowedPages([page], 'se', [permission])).toEqual([page])
    const others = all.filter((other) => other !== permission)
    expect(allowedPages([page], 'se', others)).toEqual([])
  })

  it('opens customer-administration to every signed-in user: own customers concern nobody else', () => {
    expect(allowedPages(['customer-administration'], 'se', [])).toEqual(['customer-administration'])
  })

  it('keeps the requested order, without duplicates and unknown pages', () => {
    expect(allowedPages(['download', 'x', 'labels', 'download'], 'se', [])).toEqual(['download', 'labels'])
    expect(allowedPages(myPages, 'se', all)).toEqual(myPages)
  })
})

import { auditExportQuerySchema, auditQuerySchema, auditSchema } from '../audit.ts'
import { doneSchema } from '../common.ts'
import {
  addressIdRequestSchema,
  changedSchema,
  changeRequestRequestSchema,
  addressExportQuerySchema,
  addressesQuerySchema,
  companyAddressesSchema,
  companyAddressSchema,
  companyContactSchema,
  companyOrderFieldsSchema,
  companySchema,
  companySettingsSchema,
  contactIdRequestSchema,
  saveAddressRequestSchema,
  saveContactRequestSchema,
  savedAddressSchema,
  savedContactSchema,
  saveOrderFieldsRequestSchema,
  saveSettingsRequestSchema,
  secondFactorRequiredRequestSchema,
  sentChangeRequestSchema,
} from '../company.ts'
import { startedExportSchema } from '../exports.ts'
import type { Calls } from './call.ts'

const rule = 'perm:adminCompany'

export const companyCalls: Calls = {
  'GET /api/customer/company': {
    summary: "Master data, settings, addresses and contacts of the user's company",
    rule: { page: 'company-information' },
    answer: companySchema,
  },
  'GET /api/customer/addresses': {
    summary: 'A page of the delivery addresses of the company',
    rule: { page: 'company-information' },
    query: addressesQuerySchema,
    answer: companyAddressesSchema,
  },
  'GET /api/customer/addresses/export': {
    summary: 'The delivery addresses that the filters select as CSV or XLSX',
    rule: { page: 'company-information' },
    query: addressExportQuerySchema,
    answer: { status: 200, type: '*/*' },
  },
  'POST /api/customer/company/settings': {
    summary: 'Changes where mail goes and when deliveries are wanted',
    rule,
    body: saveSettingsRequestSchema,
    answer: companySettingsSchema,
    errors: { 409: changedSchema(companySettingsSchema) },
  },
  'POST /api/customer/company/orderfields': {
    summary: 'Changes what the company asks of the fields of its orders; applies at once',
    rule,
    body: saveOrderFieldsRequestSchema,
    answer: companyOrderFieldsSchema,
    errors: { 409: changedSchema(companyOrderFieldsSchema) },
  },
  'POST /api/customer/address/save': {
    summary: 'Adds or changes a delivery address',
    rule,
    body: saveAddressRequestSchema,
    answer: savedAddressSchema,
    errors: { 404: true, 409: changedSchema(companyAddressSchema) },
  },
  'POST /api/customer/address/delete': {
    summary: 'Deletes a delivery address',
    rule,
    body: addressIdRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  'POST /api/customer/address/restore': {
    summary: 'Restores a delivery address that was deleted within the last hour',
    rule,
    body: addressIdRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  'POST /api/customer/contact/save': {
    summary: 'Adds or changes a contact person',
    rule,
    body: saveContactRequestSchema,
    answer: savedContactSchema,
    errors: { 404: true, 409: changedSchema(companyContactSchema) },
  },
  'POST /api/customer/contact/delete': {
    summary: 'Deletes a contact person',
    rule,
    body: contactIdRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  'POST /api/customer/contact/restore': {
    summary: 'Restores a contact person who was deleted within the last hour',
    rule,
    body: contactIdRequestSchema,
    answer: doneSchema,
    errors: { 404: true },
  },
  'POST /api/customer/company/secondfactor': {
    summary: 'Makes the users of the company sign in with a second factor, or not',
    rule: { recent: 'perm:adminCompany' },
    body: secondFactorRequiredRequestSchema,
    answer: doneSchema,
  },
  'POST /api/customer/changerequest': {
    summary: 'Asks the shop to change master data',
    rule,
    body: changeRequestRequestSchema,
    answer: sentChangeRequestSchema,
    errors: { 409: true },
  },
  'GET /api/customer/audit': {
    summary: 'A page of who changed what in the company',
    rule,
    query: auditQuerySchema,
    answer: auditSchema,
  },
  'GET /api/customer/audit/export': {
    summary: 'The entries that a filter selects as CSV or XLSX; 409 above 10,000 rows',
    rule,
    query: auditExportQuerySchema,
    answer: { status: 200, type: '*/*' },
    errors: { 409: true },
  },
  'POST /api/customer/audit/startexport': {
    summary: 'Start a job that exports the entries that a filter selects',
    rule,
    body: auditExportQuerySchema,
    answer: startedExportSchema,
    errors: { 409: true },
  },
}

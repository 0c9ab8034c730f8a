import { configurationSchema } from '../catalogue/configuration.ts'
import {
  productSchema,
  stockPricesRequestSchema,
  stockPricesSchema,
  variantListQuerySchema,
  variantListSchema,
  warehousesSchema,
} from '../catalogue/product.ts'
import { recommendationsQuerySchema, recommendationsSchema } from '../catalogue/recommendations.ts'
import {
  categoryQuerySchema,
  categoryResultSchema,
  productListQuerySchema,
  quickSearchQuerySchema,
  quickSearchSchema,
  searchResultSchema,
} from '../catalogue/search.ts'
import type { Calls } from './call.ts'

export const catalogueCalls: Calls = {
  'GET /api/search': {
    summary: 'A page of products that match a phrase and filters, with facets',
    rule: 'public',
    query: productListQuerySchema,
    answer: searchResultSchema,
  },
  'GET /api/search/quick': {
    summary: 'Suggestions, categories and products while a phrase is typed',
    rule: 'public',
    query: quickSearchQuerySchema,
    answer: quickSearchSchema,
  },
  'GET /api/search/variants': {
    summary: 'The variants of a product that pass the filters of a product list',
    rule: 'public',
    query: variantListQuerySchema,
    answer: variantListSchema,
    errors: { 404: true },
  },
  'GET /api/category': {
    summary: 'A category with its subcategories and a page of its products',
    rule: 'public',
    query: categoryQuerySchema,
    answer: categoryResultSchema,
    errors: { 404: true },
  },
  'GET /api/product/:code': {
    summary: 'A product by its code, or by the article number of one of its variants',
    rule: 'public',
    answer: productSchema,
    errors: { 404: true },
  },
  'GET /api/product/:code/configuration': {
    summary: 'What can be chosen about an article; 404 when nothing can',
    rule: 'public',
    answer: configurationSchema,
    errors: { 404: true },
  },
  'GET /api/recommendations/product': {
    summary: 'Accessories, alternatives, recent purchases and the next delivery day of a product',
    rule: 'public',
    query: recommendationsQuerySchema,
    answer: recommendationsSchema,
    errors: { 404: true },
  },
  'POST /api/variants/stockprices': {
    summary: 'Stock and prices of up to 500 articles; 404 when none is known',
    rule: 'signed-in',
    body: stockPricesRequestSchema,
    answer: stockPricesSchema,
    errors: { 404: true },
  },
  'GET /api/warehouses': {
    summary: "Warehouses of the site's country",
    rule: 'public',
    answer: warehousesSchema,
  },
  'GET /pictures/:name': {
    summary: 'A picture of the catalogue',
    rule: 'public',
    answer: { status: 200, type: 'image/*' },
    errors: { 404: true },
  },
  'GET /pictures/:folder/:name': {
    summary: 'A picture of the catalogue',
    rule: 'public',
    answer: { status: 200, type: 'image/*' },
    errors: { 404: true },
  },
  'GET /documents/:code/:name': {
    summary: 'A document of the catalogue',
    rule: 'public',
    answer: { status: 200, type: 'application/pdf' },
    errors: { 404: true },
  },
}

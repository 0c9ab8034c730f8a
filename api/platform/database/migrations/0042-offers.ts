import type { Migration } from './migration.ts'

/**
 * Offers with their versions, lines, messages and files. Version 0 is the request; later versions are never changed
 * once they are sent.
 */
export const offers: Migration = {
  name: '0042-offers',
  statements: [
    `create table "offerNumbers" ("site" text primary key, "next" integer not null)`,
    `create table "offers" ("id" text primary key, "number" text not null unique, "customerId" text not null, "userId" text not null,
      "site" text not null, "siteName" text not null, "name" text not null, "project" text not null, "state" text not null,
      "versionId" text not null, "validUntil" text, "asksExtension" integer not null, "sellerId" text not null,
      "revision" integer not null, "sum" bigint, "createdAt" text not null, "updatedAt" text not null, "searchText" text not null)`,
    `create index "offersOfCustomer" on "offers" ("customerId", "updatedAt")`,
    `create index "offersByState" on "offers" ("state", "updatedAt")`,
    `create table "offerVersions" ("id" text primary key, "offerId" text not null, "version" integer not null, "sellerId" text not null,
      "validUntil" text, "note" text not null, "sum" bigint, "createdAt" text not null, unique ("offerId", "version"))`,
    `create table "offerLines" ("versionId" text not null, "position" integer not null, "variantId" integer not null,
      "code" text not null, "name" text not null, "freeText" text not null, "unit" text not null, "configuration" text not null,
      "quantity" bigint not null, "decimalPrecision" integer not null, "pricePer" integer not null, "listPrice" bigint,
      "customerPrice" bigint, "offeredPrice" bigint, "total" bigint, "kind" text not null, "alternativeTo" integer not null,
      "note" text not null, primary key ("versionId", "position"))`,
    `create table "offerMessages" ("id" text primary key, "offerId" text not null, "at" text not null, "kind" text not null,
      "userId" text not null, "sellerId" text not null, "authorName" text not null, "text" text not null)`,
    `create index "messagesOfOffer" on "offerMessages" ("offerId", "at")`,
    `create table "offerFiles" ("offerId" text not null, "fileId" text not null, "name" text not null, "size" bigint not null,
      "addedAt" text not null, primary key ("offerId", "fileId"))`,
  ],
}

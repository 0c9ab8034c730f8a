import type { Migration } from './migration.ts'

/** Further pictures of an article, texts of pictures, and titles of documents. */
export const picturesOfArticles: Migration = {
  name: '0015-pictures-of-articles',
  statements: [
    `create table "articlePictures" ("variantId" integer not null, "position" integer not null, "url" text not null,
      "words" text not null, primary key ("variantId", "position")) by key`,
    `alter table "documents" add column "words" text not null default ''`,
  ],
}

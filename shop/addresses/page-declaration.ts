import type { Permission, SiteSettings } from '@tradecounter/api/contract'
import type { MyPage } from '@tradecounter/api/my-pages'

/** What addresses take from the settings of the site. */
export type AddressBases = Pick<SiteSettings, 'searchBasePath'>

/** Parts of the shop with their own layout (SHELL-2). */
export type Segment = 'products' | 'my-pages' | 'invoice'

/** Parts of the shop whose scripts load apart: a page loads those of its own area and of all pages. */
export type Area = 'shop' | 'account' | 'checkout' | 'become-a-customer' | 'my-pages'

/** Who may see a page. */
export interface PageAccess {
  /** Entry in the table of my pages: it decides by site and permission, and is the current one of the navigation. */
  myPage?: MyPage
  /** Entry of the navigation, if another one. @default myPage */
  navigation?: MyPage
  /** What a user needs besides. */
  permission?: Permission
  /** Visitors see the page too. @default they are asked to sign in */
  visitors?: true
}

/** A part of a page with an address of its own. */
export interface PageSection {
  permission?: Permission
}

/** How a parameter is written in a segment of the address, if it is more than encoded. */
export interface SegmentCoding {
  /** Null if the segment has no such value. */
  read(segment: string): string | null
  write(value: string): string
}

/**
 * What the whole shop knows of a page: its address, its layout, and who may see it. Every page loads all declarations,
 * so they contain no code of the page and no text. The rest is in the definition in the `index.tsx` of the same folder.
 */
export interface PageDeclaration {
  /** Name of the page and of its folder. */
  id: string
  /**
   * Address with parameters: `:number` is a segment, `:path+` one or more. A function takes it from the settings of the
   * site; null has no address.
   */
  path: string | ((settings: AddressBases) => string) | null
  codings?: Readonly<Record<string, SegmentCoding>>
  /** Whether the route has the query of the address: always, or only if it was read from one. @default it has none */
  query?: 'kept' | 'optional'
  /** The first one has the address itself, the others have a segment below it. */
  sections?: Readonly<Record<string, PageSection>>
  /** An earlier address, which leads to the page. */
  movedFrom?: string
  area: Area
  segment?: Segment
  /** @default everyone */
  access?: PageAccess
}

type WithoutPlus<Name> = Name extends `${infer Base}+` ? Base : Name
type ParametersOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? WithoutPlus<Name> | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? WithoutPlus<Name>
    : never

type Flat<T> = { [Key in keyof T]: T[Key] }

/** The route of a declared page: its id with the parameters of its address. */
export type RouteOf<D extends PageDeclaration> = D extends PageDeclaration
  ? Flat<
      { page: D['id'] } & Record<ParametersOf<D['path']>, string> &
        (D extends { sections: infer Sections } ? { section: keyof Sections & string } : unknown) &
        (D extends { query: 'kept' }
          ? { query: string }
          : D extends { query: 'optional' }
            ? { query?: string }
            : unknown) &
        (D extends { movedFrom: string } ? { moved?: true } : unknown)
    >
  : never

/** The sections of a page, in its order. */
export const sectionsOf = <S extends Readonly<Record<string, PageSection>>>({
  sections,
}: {
  sections: S
}): readonly (keyof S & string)[] => Object.keys(sections) as (keyof S & string)[] // the keys of the record

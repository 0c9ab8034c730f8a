import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentCopier } from '../../../api/import/files/document-copier.ts'
import { pictureCopier } from '../../../api/import/files/picture-copier.ts'
import { databases, type TestStore } from '../fixtures/databases.ts'
import { serve, type TestShop } from '../fixtures/shop.ts'
import { importBytes, insertFrame, wholeCatalogue } from './run-import.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tc-media-'))
  mkdirSync(join(folder, 'file', 'blad'), { recursive: true })
  mkdirSync(join(folder, 'elsewhere'))
  const write = (name: string, bytes: Buffer | string) => writeFileSync(join(folder, 'file', name), bytes)
  for (const name of ['a.png', 'b.png', 'c.png', 'blad/d.png']) write(name, png)
  write('blad/Datablad RV 1.PDF', pdf)
  write('cert.pdf', pdf)
  write('page.pdf', '<html><script>alert(1)</script>')
  writeFileSync(join(folder, 'elsewhere', 'secret.pdf'), pdf)
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'file', 'out'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const media = () => ({
  copyPicture: pictureCopier(join(folder, 'file'), join(folder, 'shop', 'pictures')),
  copyDocument: documentCopier(join(folder, 'file'), join(folder, 'shop', 'documents')),
})

const mime = (source: string, type: string, more = '') =>
  `<MIME><MIME_TYPE>${type}</MIME_TYPE><MIME_SOURCE>${source}</MIME_SOURCE>${more}</MIME>`
const image = (source: string, order: number, purpose: string, more = '') =>
  mime(source, 'image/png', `${more}<MIME_PURPOSE>${purpose}</MIME_PURPOSE><MIME_ORDER>${order}</MIME_ORDER>`)
const bmecat = (mimes: string, code = 'B-1', root = '') =>
  `<BMECAT><HEADER><CATALOG><LANGUAGE>swe</LANGUAGE><CURRENCY>SEK</CURRENCY>${root}</CATALOG>
<SUPPLIER><SUPPLIER_NAME>Smått</SUPPLIER_NAME></SUPPLIER></HEADER><T_UPDATE_PRODUCTS>
<FEATURE_SYSTEM><FEATURE_GROUP><FEATURE_GROUP_ID>EC000001</FEATURE_GROUP_ID><FEATURE_GROUP_NAME>Klassen</FEATURE_GROUP_NAME></FEATURE_GROUP></FEATURE_SYSTEM>
<ARTICLE><SUPPLIER_AID>${code}</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Ventil</DESCRIPTION_SHORT></ARTICLE_DETAILS>
<ARTICLE_FEATURES><REFERENCE_FEATURE_GROUP_ID>EC000001</REFERENCE_FEATURE_GROUP_ID></ARTICLE_FEATURES><MIME_INFO>
${mimes}
</MIME_INFO></ARTICLE></T_UPDATE_PRODUCTS></BMECAT>`

const etim = (source: string, code: string, more = '') =>
  `<UDX.EDXF.MIME><UDX.EDXF.MIME_SOURCE>${source}</UDX.EDXF.MIME_SOURCE><UDX.EDXF.MIME_CODE>${code}</UDX.EDXF.MIME_CODE>${more}</UDX.EDXF.MIME>`

const table = (row: string) =>
  `article;category;name.sv;picture;picture-text.sv;document.data-sheet;document.certificate\n${row}\n`

describe.each(databases)('pictures and documents of a catalogue, on $name', ({ open }) => {
  let opened: TestStore
  let shop: TestShop
  beforeAll(async () => {
    opened = await open()
    await insertFrame(opened.store)
    shop = serve(opened.store, undefined, undefined, {
      pictureFolder: join(folder, 'shop', 'pictures'),
      documentFolder: join(folder, 'shop', 'documents'),
    })
  })
  afterAll(async () => {
    await shop.close()
    await opened.remove()
  })

  const ask = (path: string, language = 'sv') =>
    shop.api.fetch(
      new Request(`http://api.internal${path}`, { headers: { 'X-Site': 'se', 'X-Language': language } }),
    )
  const productOf = async (code: string) =>
    (await (await ask(`/api/product/${code}`)).json()) as {
      images: { url: string; alt: string }[]
      documents: { title: string; url: string; kind: string; bytes: number }[]
    }
  const bring = (file: string) => importBytes(opened.store, file, media())

  it('of a table are stored in order with their texts and shown with the product', async () => {
    const file = table(
      'T-1;valves;Kulventil;b.png|a.png|blad/d.png;Framifrån||Delar;blad/Datablad RV 1.PDF;cert.pdf|https://maker.example/c.pdf',
    )
    expect((await bring(file)).refusals).toEqual([])
    const { images, documents } = await productOf('T-1')
    expect(images.map(({ alt }) => alt)).toEqual(['Framifrån', 'Kulventil', 'Delar'])
    expect(new Set(images.map(({ url }) => url)).size).toBe(3)
    for (const { url } of images) expect(await (await ask(url)).bytes()).toEqual(new Uint8Array(png))
    expect(documents).toMatchObject([
      { kind: 'data-sheet', bytes: pdf.length },
      { kind: 'certificate', bytes: pdf.length },
      { kind: 'certificate', bytes: 0, url: 'https://maker.example/c.pdf' },
    ])
    expect(documents[0]?.url).toMatch(/^\/documents\/supplied\/[0-9a-f]{24}-datablad-rv-1\.pdf$/u)

    const before = await wholeCatalogue(opened.store)
    expect((await bring(file)).changed).toBe(false)
    expect(await wholeCatalogue(opened.store)).toBe(before)
  })

  it('change with their order, texts or number, and stay when the file does not mention them', async () => {
    const row = (pictures: string, texts: string) => table(`T-2;valves;Ventil;${pictures};${texts};cert.pdf;`)
    await bring(row('a.png|b.png|c.png', 'ett|två|tre'))
    const [a, b] = (await productOf('T-2')).images
    await bring('article;name.sv\nT-2;Ny\n')
    expect((await productOf('T-2')).images).toHaveLength(3)
    await bring(row('b.png|a.png', '|ett'))
    expect((await productOf('T-2')).images).toEqual([
      { url: b?.url, alt: 'Ventil' },
      { url: a?.url, alt: 'ett' },
    ])
    await bring(table('T-2;valves;Ventil;;;;'))
    expect(await productOf('T-2')).toMatchObject({
      images: [{ url: '/pictures/none.svg', alt: 'Ventil' }],
      documents: [],
    })
  })

  it.each([
    ['a.png|nothing.png', '', '', 'picture: is no picture'],
    ['a.png', 'ett|två', '', 'pictures.1.url: is missing'],
    ['a.png|../elsewhere/secret.pdf', '', '', 'picture: is no picture'],
    [`${'a.png|'.repeat(50)}`, '', '', 'picture: names more than 40 files'],
    ['', '', 'http://maker.example/a.pdf', 'document.data-sheet: must begin with https://, not http://'],
    ['', '', 'javascript:alert(1)', 'documents.0.url: must begin with / or https://'],
    ['', '', 'page.pdf', 'document.data-sheet: is no PDF in the folder of the file'],
    ['', '', '/bff/logout', 'documents.0.url: leads to no document'],
    ['', '', '/etc/passwd', 'documents.0.url: leads to no document'],
    ['', '', '/\\evil.test/x.pdf', 'documents.0.url: leads to no document'],
    ['', '', '/documents/../bff/logout', 'documents.0.url: leads to no document'],
    ['', '', '/documents/%2e%2e/bff/logout', 'documents.0.url: leads to no document'],
    ['', '', '/bff/logout?x=/documents/a.pdf', 'documents.0.url: leads to no document'],
    ['', '', '/documents/a.pdf?x', 'documents.0.url: leads to no document'],
    ['', '', 'https://user:secret@maker.example/a.pdf', 'documents.0.url: leads to no document'],
    ['', '', 'https://maker.example\\@evil.test/a.pdf', 'documents.0.url: leads to no document'],
    ['/bff/logout', '', '', 'pictures.0.url: leads to no picture'],
    ['/etc/passwd', '', '', 'pictures.0.url: leads to no picture'],
    ['/\\evil.test/x.png', '', '', 'pictures.0.url: leads to no picture'],
    ['/pictures/../bff/logout', '', '', 'pictures.0.url: leads to no picture'],
    ['/api/user/current', '', '', 'pictures.0.url: leads to no picture'],
    ['', '', 'a.png', 'document.data-sheet: is no PDF'],
    ['', '', '../elsewhere/secret.pdf', 'document.data-sheet: is no PDF'],
    ['', '', 'out/secret.pdf', 'document.data-sheet: is no PDF'],
    ['', '', 'cert.pdf/more.pdf', 'document.data-sheet: is no PDF'],
    ['', '', 'x\0.pdf', 'document.data-sheet: has a character that cannot be stored (U+0000)'],
    ['', '', `${'x'.repeat(300)}.pdf`, 'document.data-sheet: is no PDF'],
  ])('refuse the row of %j %j %j', async (pictures, texts, document, reason) => {
    const good = 'G-1;valves;Ventil;;;;'
    const { refusals } = await bring(table(`${good}\nBAD-1;valves;Ventil;${pictures};${texts};${document};`))
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toContain(`3 ${reason}`)
  })

  it('of BMEcat are ordered by MIME_ORDER and purpose, with MIME_ALT or MIME_DESCR as text', async () => {
    const file = bmecat(
      [
        image('c.png', 3, 'others'),
        image('blad/d.png', 1, 'detail', '<MIME_DESCR>Spindeln</MIME_DESCR><MIME_ALT>Spindel</MIME_ALT>'),
        image('a.png', 1, 'normal', '<MIME_DESCR>Ventilen</MIME_DESCR>'),
        image('b.png', 0, 'logo'),
        image('gone.png', 4, 'others'),
        image('a.png', 9, 'detail'),
        mime('cert.pdf', 'application/pdf', '<MIME_DESCR>Typgodkännande</MIME_DESCR>'),
        mime('blad/Datablad RV 1.PDF', 'application/pdf', '<MIME_PURPOSE>data_sheet</MIME_PURPOSE>'),
        mime('https://maker.example/d.pdf', 'application/pdf'),
        mime('page.pdf', 'application/pdf'),
        mime('http://maker.example/old.pdf', 'application/pdf'),
      ].join('\n'),
    )
    const first = await bring(file)
    // An article without all of its files is incomplete and not refused.
    expect(first).toMatchObject({ articles: 1, refused: 0, incomplete: 1 })
    expect(first.incompletes).toContain(
      '16 MIME: document at an address that is not https (http://maker.example/old.pdf)',
    )
    expect([...first.warnings.keys()]).toEqual(
      expect.arrayContaining([
        'incomplete: picture whose file is not there',
        'incomplete: document whose file is not there or is no PDF',
      ]),
    )
    expect(first.unsupported).toEqual(
      new Map([['picture that is a thumbnail, icon or logo', { count: 1, line: 9 }]]),
    )
    const { images, documents } = await productOf('B-1')
    expect(images.map(({ alt }) => alt)).toEqual(['Ventilen', 'Spindel', 'Ventil'])
    expect(documents.map(({ title, kind }) => [title, kind])).toEqual([
      ['Typgodkännande', 'document'],
      ['Datablad', 'data-sheet'],
      ['Dokument', 'document'],
    ])
    const again = await bring(file)
    expect(again).toMatchObject({ changed: false, refusals: first.refusals })

    await bring(bmecat(image('gone.png', 1, 'normal')))
    expect(await productOf('B-1')).toMatchObject({ images: { length: 3 }, documents: [] })
    await bring(bmecat(image('c.png', 1, 'normal')))
    expect((await productOf('B-1')).images).toEqual([{ url: images[2]?.url, alt: 'Ventil' }])
  })

  it('of BMEcat can be in the folder or at the address of MIME_ROOT', async () => {
    const inside = '<MIME_ROOT>blad/</MIME_ROOT>'
    const both = image('d.png', 1, 'normal') + mime('Datablad RV 1.PDF', 'application/pdf')
    expect((await bring(bmecat(both, 'B-2', inside))).unsupported.size).toBe(0)
    expect(await productOf('B-2')).toMatchObject({
      images: { length: 1 },
      documents: [{ bytes: pdf.length }],
    })
    const outside = '<MIME_ROOT>https://maker.example/blad</MIME_ROOT>'
    await bring(bmecat(mime('rv 2.pdf', 'application/pdf'), 'B-3', outside))
    expect((await productOf('B-3')).documents[0]?.url).toBe('https://maker.example/blad/rv%202.pdf')
  })

  it('of the ETIM guideline are in the extensions, by their codes, and each file counts once (SRCH-13)', async () => {
    const extensions = `<USER_DEFINED_EXTENSIONS><UDX.EDXF.MANUFACTURER_ACRONYM>SM</UDX.EDXF.MANUFACTURER_ACRONYM><UDX.EDXF.MIME_INFO>
      ${etim('blad/d.png', 'MD20')}
      ${etim('c.png', 'MD25', '<UDX.EDXF.MIME_ALT lang="swe">Spindeln</UDX.EDXF.MIME_ALT>')}
      ${etim('a.png', 'MD01')}
      ${etim('b.png', 'MD47')}
      ${etim('blad/Datablad RV 1.PDF', 'md22')}
      ${etim('https://maker.example/sds.pdf', 'MD03')}
      ${etim('cert.pdf', 'MD09', '<UDX.EDXF.MIME_DESIGNATION>Typgodkännande</UDX.EDXF.MIME_DESIGNATION>')}
      </UDX.EDXF.MIME_INFO></USER_DEFINED_EXTENSIONS>`
    const file = bmecat(mime('blad/Datablad RV 1.PDF', 'application/pdf'), 'B-4').replace(
      '</ARTICLE>',
      `${extensions}</ARTICLE>`,
    )
    const { incompletes, unsupported } = await bring(file)
    expect(incompletes.filter((line) => line.includes('MIME'))).toEqual([])
    expect([...unsupported.keys()].toSorted()).toEqual([
      'extension of the supplier (USER_DEFINED_EXTENSIONS)',
      'picture that is a thumbnail, icon or logo',
    ])
    const { images, documents } = await productOf('B-4')
    expect(images.map(({ alt }) => alt)).toEqual(['Ventil', 'Spindeln', 'Ventil'])
    expect(documents.map(({ kind, title }) => `${kind}: ${title}`)).toEqual([
      'document: Dokument',
      'safety-data-sheet: Säkerhetsdatablad',
      'document: Typgodkännande',
    ])
    const alone = file.replace(/<MIME_INFO>[\s\S]*<\/MIME_INFO>(?=<USER)/u, '')
    await bring(alone)
    expect((await productOf('B-4')).documents.map(({ kind }) => kind).toSorted()).toEqual([
      'data-sheet',
      'document',
      'safety-data-sheet',
    ])
  })

  it('are only PDF as documents, served under a permanent name and never as a page', async () => {
    await bring(table('T-3;valves;Ventil;;;blad/Datablad RV 1.PDF;'))
    const url = (await productOf('T-3')).documents[0]?.url ?? ''
    const answer = await ask(url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="datablad-rv-1.pdf"',
      'content-length': String(pdf.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await answer.bytes()).toEqual(new Uint8Array(pdf))
    const none = '0'.repeat(24)
    for (const path of [
      `${none}.pdf`,
      `${none}-x.pdf`,
      '..%2f..%2felsewhere%2fsecret.pdf',
      url.slice(20).replace('.pdf', '.html'),
    ])
      expect((await ask(`/documents/supplied/${path}`)).status).toBe(404)
  })

  it('are not copied by a dry run', async () => {
    const into = join(folder, 'looked')
    const options = { dryRun: true }
    await importBytes(opened.store, table('T-4;valves;Ventil;a.png;;cert.pdf;'), {
      dryRun: true,
      copyPicture: pictureCopier(join(folder, 'file'), into, options),
      copyDocument: documentCopier(join(folder, 'file'), into, options),
    })
    expect(() => readdirSync(into)).toThrow('ENOENT')
  })
})

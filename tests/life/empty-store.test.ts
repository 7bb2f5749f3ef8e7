import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedShowcases } from '#platform/catalog/collections/showcases/seed-showcases.ts'
import { SEED_PAGES } from '#platform/content/seeds/seed-pages.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

const folder = temporaryFolder()
let database: TestDatabase
let shop: Shop
let address: string
beforeAll(async () => {
  database = await testDatabase()
  await ensureBasics(database, seedShowcases)
  // Visitors see nothing of a store that is not open yet.
  await database.pool.query(
    `update configuracao set valor = jsonb_set(valor, '{sistema,abertura}', '{"aberta": true}')`,
  )
  shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  address = await shop.opened
})
afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await database.close()
  folder.remove()
})

/** Pages that nothing links to before something was bought or typed. */
const ENTRIES = [
  '/',
  '/checkout/carrinho',
  '/contato',
  '/newsletter',
  '/marcas',
  '/busca?q=violino',
  '/lista',
]

test('in a store that nobody has filled yet, every link leads somewhere, and no page shows a mark', async () => {
  const reached = new Set<string>()
  const waiting = [...ENTRIES]
  const broken: string[] = []
  const marked: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    const { status, text } = await page(path)
    if (status >= 400) broken.push(`${path}: ${status}`)
    if (/\{\{|\[Preencha/.test(text)) marked.push(path)
    waiting.push(...linksOf(text))
  }

  expect(broken).toEqual([])
  expect(marked).toEqual([])
  expect([...reached]).toEqual(expect.arrayContaining(SEED_PAGES.map(({ slug }) => `/pagina/${slug}`)))
})

test('the footer names no company before there is one, and leaves no gaps', async () => {
  const { text } = await page('/')
  const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(text) ?? []

  expect(footer).not.toMatch(/CNPJ|CEP|, ,/)
  expect(footer).toContain('Segunda a sexta, das 9h às 18h')
  expect(footer).toContain('Minha loja. Todos os direitos reservados.')
})

/** After redirects: pages of an account lead to the login. */
async function page(path: string) {
  const response = await fetch(address + path, { headers: { accept: 'text/html' } })

  return { status: response.status, text: await response.text() }
}

/** The paths of the shop that a page's links lead to. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*href="(\/(?!\/)[^"#]*)/g)]
    .map(([, path]) => (path ?? '').replaceAll('&amp;', '&'))
    .filter((path) => !path.startsWith('/admin'))
}

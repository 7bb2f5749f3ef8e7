import * as z from 'zod'

const LOCATION = /<loc>([^<]+)<\/loc>/g

const Showcase = z.object({
  produtos: z.array(z.object({ id: z.int(), url: z.string(), estoque: z.int(), variacoes: z.int() })),
})

/** What the measured requests are about: paths of pages, search texts, ids of products. */
export type Addresses = Awaited<ReturnType<typeof readAddresses>>

/** Reads from the shop what its visitors ask for. Throws if it has too few products. */
export async function readAddresses(url: string, headers: Record<string, string>) {
  const response = await fetch(`${url}/v2/front/showcase/products/vitrine-1`, { headers })
  const { produtos } = Showcase.parse(await response.json())
  const simple = produtos.filter(({ estoque, variacoes }) => estoque > 0 && variacoes === 1)
  const [first, second] = simple.filter(({ estoque }) => estoque > 5)
  if (!first || !second) throw new Error('vitrine-1 lacks two products with one SKU in stock')
  const products = await paths(url, 'produtos')

  return {
    product: produtos[0]?.url ?? '/',
    products,
    // The main ones: their pages are full.
    listings: (await paths(url, 'categorias')).filter((path) => path.lastIndexOf('/') === 0),
    texts: products.map((path) => path.slice(1).split('-').slice(0, 2).join('+')),
    cart: [first.id, second.id] as [number, number],
    order: simple.slice(0, 12).map(({ id }) => id),
  }
}

async function paths(url: string, kind: string): Promise<string[]> {
  const response = await fetch(`${url}/sitemap-${kind}-1.xml`)
  const sitemap = await response.text()
  const found = [...sitemap.matchAll(LOCATION)].map(([, address = '']) => new URL(address).pathname)
  if (found.length === 0)
    throw new Error(`The sitemap of ${kind} is empty (status ${response.status}): ${sitemap}`)

  return found
}

/** The path of the first product of the sitemap. */
export async function productPath(url: string): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap-produtos-1.xml`)).text()
  const address = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1]
  if (!address) throw new Error('the sitemap lists no product')
  return new URL(address).pathname
}

/** The path of the first product of the sitemap whose page contains a text. */
export async function productPath(url: string, text = ''): Promise<string> {
  const sitemap = await (await fetch(`${url}/sitemap-produtos-1.xml`)).text()
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname } = new URL(address)
    if (text === '' || (await (await fetch(url + pathname)).text()).includes(text)) return pathname
  }
  throw new Error('the sitemap lists no such product')
}

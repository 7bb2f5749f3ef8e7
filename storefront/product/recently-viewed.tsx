import { useEffect, useState } from 'react'
import type { Showcase } from '#contract/catalog/catalog.ts'
import { CardRow } from '../components/product-card/card-row.tsx'
import { apiGet, useShop } from '../rendering/browser/api.ts'
import styles from './product-page.module.css'
import { rememberProduct, seenProducts } from './seen-products.ts'

/** Products viewed before in this browser. Loaded in the browser, since the page itself is the same for everyone. */
export function RecentlyViewed({ idProduto }: { idProduto: number }) {
  const appToken = useShop()?.appToken ?? ''
  const [produtos, setProdutos] = useState<Showcase['produtos']>([])

  useEffect(() => {
    const others = seenProducts().filter((id) => id !== idProduto)
    rememberProduct(idProduto)
    if (others.length === 0) return

    const aborter = new AbortController()
    const call = { query: { seenProducts: others.join(',') }, appToken, signal: aborter.signal }
    apiGet<Showcase>('/v2/front/showcase/products/ultimos-vistos', call).then(
      (showcase) => setProdutos(showcase.produtos),
      // The row is optional: a failure leaves it out.
      () => undefined,
    )

    return () => aborter.abort()
  }, [idProduto, appToken])

  if (produtos.length === 0) return null

  return (
    <section className={styles['row']} aria-labelledby="vistos">
      <h2 id="vistos">Vistos por você</h2>
      <CardRow produtos={produtos} label="Produtos vistos por você" />
    </section>
  )
}

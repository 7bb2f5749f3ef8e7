import { useEffect, useState } from 'react'
import type { Showcase } from '#contract/catalog/catalog.ts'
import { CardGrid } from '#storefront/components/product-card/card-grid.tsx'
import { LISTS_PATH } from '#storefront/customer/account-paths.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'
import styles from '../../../product/instruments/tool-page.module.css'
import { deviceFavourites, MAX_ON_DEVICE } from './device-favourites.ts'

/** The favourites of a visitor without a login. Loaded in the browser, since the platform knows nothing of them. */
export function DeviceFavouritesGrid() {
  const appToken = useShop()?.appToken ?? ''
  const [produtos, setProdutos] = useState<Showcase['produtos']>([])
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const ids = deviceFavourites()
    if (ids.length === 0) return

    const aborter = new AbortController()
    const query = { seenProducts: ids.join(','), limit: MAX_ON_DEVICE }
    apiGet<Showcase>('/v2/front/showcase/products/ultimos-vistos', {
      query,
      appToken,
      signal: aborter.signal,
    }).then(
      (showcase) => setProdutos(showcase.produtos),
      () => setFailed(!aborter.signal.aborted),
    )

    return () => aborter.abort()
  }, [appToken])

  if (failed)
    return <p role="alert">Não foi possível buscar os favoritos deste aparelho. Recarregue a página.</p>
  if (produtos.length === 0) return null

  return (
    <section aria-labelledby="favoritos" className={styles['results']}>
      <h2 id="favoritos">Favoritos deste aparelho</h2>
      <p>
        Ficam só neste navegador, até {MAX_ON_DEVICE}. <a href={loginPath(LISTS_PATH)}>Entre na sua conta</a>{' '}
        para levá-los a todos os seus aparelhos.
      </p>
      <CardGrid produtos={produtos} lista="Favoritos deste aparelho" />
    </section>
  )
}

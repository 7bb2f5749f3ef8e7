import type { BannerGroup } from '#contract/content.ts'
import { BannerPicture } from '../parts/banner-picture.tsx'
import buttons from '../parts/button.module.css'
import { ShopLink } from '../parts/shop-link.tsx'
import styles from './about-banner.module.css'

/** Who stands behind the shop: a picture and a few words. */
export function AboutBanner({ group }: { group: BannerGroup | null }) {
  const banner = group?.banners[0]
  if (!group || !banner) return null
  const { link, parametrosAdicionais } = banner.dimensoes.desktop
  const title = parametrosAdicionais.titulo ?? group.vitrine.titulo
  const text = parametrosAdicionais.texto ?? group.vitrine.descricao

  return (
    <section className={styles['about']}>
      <div className={`wrap ${styles['inner']}`}>
        <BannerPicture banner={banner} sizes="(min-width: 769px) 50vw, 100vw" className={styles['picture']} />
        <div className={styles['words']}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {link && (
            <ShopLink to={link} className={buttons['secondary']}>
              {parametrosAdicionais.botao ?? 'Conheça a loja'}
            </ShopLink>
          )}
        </div>
      </div>
    </section>
  )
}

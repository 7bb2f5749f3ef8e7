import type { BannerGroup } from '#contract/content/content.ts'
import buttons from '../../components/button.module.css'
import styles from './about-banner.module.css'
import { BannerPicture } from './banner-picture.tsx'
import { useShownBanners } from './use-shown-banners.ts'

/** About the store: a picture and a few words. */
export function AboutBanner({ group, title }: { group: BannerGroup | null; title?: string | undefined }) {
  const [banner] = useShownBanners(group?.banners ?? [])
  if (!group || !banner) return null
  const { link, parametrosAdicionais } = banner.dimensoes.desktop
  const text = parametrosAdicionais.texto ?? group.vitrine.descricao

  return (
    <section className={styles['about']}>
      <div className={`wrap ${styles['inner']}`}>
        <BannerPicture
          banner={banner}
          sizes="(min-width: 769px) 50vw, 100vw"
          soon
          className={styles['picture']}
        />
        <div className={styles['words']}>
          <h2>{title ?? group.vitrine.titulo}</h2>
          {parametrosAdicionais.titulo && <p className={styles['lead']}>{parametrosAdicionais.titulo}</p>}
          {text && <p>{text}</p>}
          {link && (
            <a href={link} className={buttons['secondary']}>
              {parametrosAdicionais.botao ?? 'Conheça a loja'}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}

import type { BannerGroup } from '#contract/content/content.ts'
import { Section } from '../section.tsx'
import { BannerPicture } from './banner-picture.tsx'
import styles from './category-tiles.module.css'
import { useShownBanners } from './use-shown-banners.ts'

/** Categories as picture tiles. */
export function CategoryTiles({ group, title }: { group: BannerGroup | null; title?: string | undefined }) {
  const banners = useShownBanners(group?.banners ?? [])
  if (!group) return null
  const { titulo, nome, descricao, link } = group.vitrine

  return (
    <Section title={title ?? (titulo || nome)} text={descricao} link={link}>
      <ul className={styles['tiles']}>
        {banners.map((banner) => {
          const { link: to, parametrosAdicionais } = banner.dimensoes.desktop

          return (
            <li key={banner.id} className={styles['tile']} data-screen={banner.dispositivo}>
              <BannerPicture
                banner={banner}
                sizes="(min-width: 769px) 31vw, 46vw"
                maxWidth={960}
                className={styles['picture']}
              />
              <p className={styles['name']}>
                {to ? (
                  <a href={to}>{parametrosAdicionais.titulo ?? banner.nome}</a>
                ) : (
                  (parametrosAdicionais.titulo ?? banner.nome)
                )}
              </p>
              {parametrosAdicionais.texto && <p className={styles['text']}>{parametrosAdicionais.texto}</p>}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
